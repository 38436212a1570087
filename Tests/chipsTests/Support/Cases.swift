/// Options as they come in practice, and as nobody wishes for them.
enum Cases {
  /// Groups: a single choice, chips chosen from the start, one with a badge and one that is disabled.
  static let facets = """
    [
     {
      "group": "Cuisine",
      "options": [
       "Italian",
       "Japanese",
       "Mexican",
       "Indian"
      ]
     },
     {
      "group": "Price",
      "limit": 1,
      "options": [
       {
        "id": "15",
        "title": "Under $15"
       },
       {
        "id": "30",
        "title": "Under $30"
       },
       {
        "id": "any",
        "title": "Any price",
        "selected": true
       }
      ]
     },
     {
      "group": "More",
      "options": [
       {
        "id": "open",
        "title": "Open now",
        "selected": true
       },
       {
        "title": "Delivery",
        "badge": "12"
       },
       {
        "id": "vip",
        "title": "Members only",
        "disabled": true
       }
      ]
     }
    ]

    """

  /// Ids and titles.
  static let productFilters = """
    [
     { "id": "sale", "title": "On sale" },
     { "id": "today", "title": "Available today" },
     { "id": "shipping", "title": "Free shipping" },
     { "id": "new", "title": "New arrivals" },
     { "id": "small-business", "title": "Small business" },
     { "id": "rated", "title": "Highly rated" },
     { "id": "under-50", "title": "Under $50" },
     { "id": "eco", "title": "Eco packaging" }
    ]

    """

  /// A table with quoted commas and quotes, and columns that say nothing about options.
  static let restaurants = """
    title,cuisine,price,area,open
    "Osteria ""Da Noi"" 1",Japanese,$$,Old Town,yes
    Tandoor 2,Italian,$$,Old Town,yes
    Luna 3,Italian,$$,Žižkov,yes
    Saffron 4,Italian,$$$,Žižkov,yes
    Bánh Mì 5,Italian,$,Old Town,no
    Ramen-ya 7,Japanese,$$$,Old Town,no
    "Casa, Verde 11",Vietnamese,$$,"Station, north side",no

    """

  /// Records with bytes that are not UTF-8, sequences, controls, blanks, bidirectional controls, dashes and
  /// duplicates.
  static let hostile: [[UInt8]] = [
    bytes("plain"), bytes("latin1 caf") + [0xE9], [0xFF, 0xFE] + bytes(" raw bytes"), bytes("tab\there"),
    bytes("\u{1B}[31mred\u{1B}[0m"), bytes("\u{1B}]0;owned\u{07}title"), bytes("bell\u{07}"),
    bytes("carriage\r"),
    bytes("  leading and trailing  "), bytes("rtl \u{202E}evil\u{202C} end"), bytes("zero\u{200B}width"),
    bytes("a,b,c"), bytes("quote's \"and\" $HOME `id`"), bytes("-n"), bytes("--help"),
    bytes("# not a heading"),
    bytes("dup"), bytes("dup"), bytes("back\\slash"), bytes("c1 \u{9B}31m csi"),
  ]

  /// The same, each on a line.
  static let hostileLines: [UInt8] = Array(hostile.map { $0 + [0x0A] }.joined())

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
}
