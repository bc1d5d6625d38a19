import type { KindWords } from "./kinds";

export const en: KindWords = {
  fashion:
    "fashion, clothes, clothing, boutique | apparel, outfit, dress, dresses, shirt, t-shirt, tshirt, blouse, skirt, trousers, pants, jeans, suit, jacket, coat, sweater, jumper, hoodie, women's clothes, men's clothes, menswear, womenswear, ladies, scarf, tie, wedding dress, sweatshirt, shorts, cardigan, vest",
  lingerie:
    "lingerie, underwear | bra, socks, tights, stockings, pyjamas, pajamas, nightwear, knickers, boxers, panties",
  shoes:
    "shoes, shoe shop, footwear | boots, sneakers, trainers, sandals, heels, high heels, slippers, flip flops, pumps, loafers",
  leather:
    "leather goods, bags, luggage shop | handbag, purse, wallet, belt, suitcase, backpack, briefcase, rucksack, gloves",
  jewellery:
    "jewellery, jewelry, jeweller, jeweler | ring, engagement ring, wedding ring, necklace, earrings, bracelet, gold, silver, diamond, pearls, pendant",
  watches:
    "watches, watchmaker | wristwatch, watch battery, watch strap, clock, alarm clock, smartwatch, watch repair",
  cosmetics:
    "beauty, cosmetics | make-up, makeup, lipstick, mascara, skin care, skincare, cream, soap, shampoo, body lotion, sun cream, sunscreen, nail polish",
  drugstore:
    "drugstore | toiletries, toothpaste, toothbrush, detergent, nappies, diapers, toilet paper, deodorant, razor, washing powder, hygiene, tampons",
  perfumery: "perfumery, perfume, perfumes | fragrance, scent, cologne, aftershave, eau de toilette",
  pharmacy:
    "pharmacy, chemist | medicine, medicines, medication, drugs, pills, painkillers, aspirin, ibuprofen, prescription, vitamins, plasters, bandage, cough syrup, headache, cold remedy, thermometer, nose spray",
  optician:
    "optician, optics | glasses, spectacles, sunglasses, contact lenses, lenses, eye test, eye exam, eyewear, reading glasses, frames",
  home: "home, home and living, homeware | furniture, sofa, table, chair, kitchenware, cookware, decoration, candles, vase, curtains, carpet, rug, interior, lounge suite, cushions, pots, pans, cutlery, mirror, knives",
  bedding: "bedding | bed linen, sheets, pillow, duvet, blanket, towels, mattress, bedspread",
  florist:
    "florist, flowers, flower shop | bouquet, roses, plants, plant, tulips, wreath, houseplants, wedding flowers",
  ceramics: "ceramics, porcelain, pottery | plates, mugs, cups, china, dishes, bowls, teapot, tableware",
  lighting: "lighting, lamps | lamp, light bulb, light bulbs, chandelier, lights, led",
  diy: "diy, hardware store | tools, paint, screws, drill, garden tools, hammer, glue",
  pets: "pet shop, pets | dog food, cat food, pet food, cat litter, aquarium, leash, hamster",
  electronics:
    "electronics | computer, computers, laptop, notebook computer, tablet, tv, television, printer, cable, charger, usb, battery, batteries, washing machine, fridge, vacuum cleaner, console, playstation, hoover, coffee machine, kettle, keyboard, mouse, monitor, household appliances, hair dryer",
  audio:
    "audio | headphones, earphones, speakers, loudspeaker, hi-fi, hifi, radio, turntable, record player, amplifier, earbuds, microphone",
  phones:
    "mobile phones, mobile operator, phone shop | phone, mobile, cell phone, smartphone, iphone, android, sim card, phone case, prepaid, phone cover, tariff",
  photography: "photography | camera, cameras, lens, tripod, film, memory card, binoculars",
  "phone-repair":
    "phone and computer repairs, phone repair, phone repairs, computer repair, computer repairs | broken phone, broken screen, cracked screen, screen repair, phone screen, laptop repair, mobile repair",
  books:
    "books, bookshop, bookstore | book, novel, novels, literature, reading, textbook, children's books, cookbook, comics, e-book, audiobook",
  "second-hand-books":
    "second-hand books, antiquarian, antiquarian books | used books, old books, second hand",
  records: "records, vinyl | vinyl records, lp, music, cd, cds, music shop",
  prints: "art prints | posters, poster, prints, pictures, picture frame, art, wall art, paintings",
  "board-games": "board games | games, puzzle, puzzles, jigsaw, chess, cards game, playing cards",
  maps: "maps and travel books, maps | map, travel guide, guidebook, travel guides, atlas, globe, hiking map",
  stationery:
    "stationery | pens, pen, pencils, paper, notebooks, notebook, envelopes, school supplies, wrapping paper, greeting card, gift wrap, calendar, diary, exercise book",
  newsagent:
    "newsagent, tobacconist | newspaper, newspapers, magazines, cigarettes, tobacco, lottery, lottery ticket, stamps, e-cigarettes",
  toys: "toys, toy shop, kids and toys | toy, doll, lego, plush, teddy bear, building blocks, baby toys, kids, children, gift for a child, train set, toy car",
  kidswear:
    "children's clothes, kids clothes, childrenswear | childrens clothes, kids' clothes, baby clothes, baby, clothes for kids, clothes for children, kids fashion, pram shop, stroller, school uniform, clothes for babies",
  "art-supplies":
    "art supplies | paints, brushes, crayons, colouring, coloured pencils, canvas, craft, crafts, watercolours, easel, knitting, wool, yarn",
  running: "running | running shoes, running shop, jogging, marathon, trail running, jogging shoes",
  sport:
    "sport, sports, sports shop, sporting goods | outdoor, hiking, tent, football, ball, camping, climbing, hiking boots, tennis, sportswear, sleeping bag, tennis racket, trekking, sports shoes, basketball, skates",
  bicycles:
    "bicycles, bikes, bike shop | bicycle, bike, cycling, helmet, e-bike, ebike, bike repair, bike service, tyre, inner tube, kids bike, bike helmet",
  swimming: "swimming | swimwear, swimsuit, bikini, goggles, swimming goggles, swimming trunks, bathing suit",
  ski: "skiing and snowboarding, skiing, snowboarding | ski, skis, snowboard, ski boots, ski hire, ski service, ski rental, sledge, ski goggles",
  fitness: "fitness | gym, dumbbells, weights, yoga, yoga mat, protein, workout, treadmill, supplements",
  greengrocer:
    "fruit and vegetables, greengrocer | fruit, vegetables, apples, salad, organic, bananas, tomatoes, potatoes, bio, strawberries",
  honey: "honey | beeswax, mead, bees",
  wine: "wine, wine shop | wines, red wine, white wine, sparkling wine, champagne, prosecco, alcohol, spirits, whisky, bottle of wine",
  beer: "beer, beer shop | craft beer, ale, lager, ipa",
  bakery:
    "bakery, baker | bread, rolls, croissant, pastry, pastries, cake, cakes, baguette, buns, birthday cake, breakfast rolls, doughnuts, sandwich",
  butcher: "butcher, butchers | meat, sausages, ham, beef, pork, steak meat, chicken, minced meat, bacon",
  food: "food, delicatessen | groceries, grocery, deli, olives, olive oil, spices, pasta, coffee beans, delicacies, gluten free",
  hypermarket:
    "hypermarket, supermarket | groceries, grocery, grocery store, milk, water, eggs, shopping for food, butter, frozen food, food shopping",
  chocolate: "chocolate, sweets | chocolates, pralines, candy, truffles, confectionery, sweet shop",
  fish: "fish, fishmonger | salmon, seafood, shrimps, tuna, carp, oysters, trout",
  cheese: "cheese, cheesemonger | cheeses, goat cheese, dairy, camembert",
  restaurant:
    "restaurant, restaurants | lunch, dinner, eat, dining, steak, where to eat, meal, lunch menu, table for two, eating, food court, hungry, vegetarian, vegan",
  bistro: "bistro | soup, brunch, breakfast, salads, daily menu, quick lunch, snack",
  "fast-food": "fast food | fries, chips, kebab, hot dog, fried chicken, takeaway",
  pizza: "pizzeria, pizza | pasta restaurant, italian, italian restaurant, italian food, lasagne, spaghetti",
  sushi: "sushi | japanese, japanese restaurant, japanese food, asian, asian food, ramen",
  "ice-cream": "ice cream, gelato | sorbet, icecream, frozen yoghurt, ice cream parlour, sundae",
  burgers: "burgers, burger | hamburger, cheeseburger, fries, burger restaurant",
  "tea-room": "tea room, tea house, teahouse | tea, green tea, matcha, tea shop",
  indian: "indian cuisine, indian restaurant | indian, curry, indian food, naan, tandoori, asian, asian food",
  pancakes: "pancakes, creperie | pancake, crepes, crêpe, waffles",
  "wine-bar": "wine bar | bar, drinks, cocktails, aperitif, glass of wine, pub",
  noodles:
    "noodle bar, noodles | asian, asian food, chinese, chinese food, thai, vietnamese, pho, ramen, wok, chinese restaurant",
  cafe: "café, cafés, coffee shop, coffee house | coffee, espresso, cappuccino, latte, cake and coffee, flat white, coffee to go, hot chocolate, dessert",
  hairdresser:
    "hairdresser, hair salon, hairdressing | haircut, hair, hair cut, hairstyle, hair colour, highlights, perm, blow dry, hair stylist, men's haircut, children's haircut",
  barber: "barber, barbershop, barber shop | beard, shave, beard trim, men's haircut, haircut, hair cut",
  travel:
    "travel agency | holiday, holidays, trip, flights, flight tickets, vacation, tour, last minute, travel, package holiday",
  post: "post office, post | parcel, letter, package, stamps, mail, send a parcel, pick up a parcel, postcard, postage",
  tailor:
    "tailor, alterations | shorten trousers, zip, sewing, hem, clothes repair, suit to measure, mending, zip repair, dressmaker",
  insurance: "insurance | car insurance, travel insurance, insurer, home insurance, insurance company",
  nails: "nail studio, nail salon | nails, manicure, pedicure, gel nails",
  "photo-studio":
    "photo studio | passport photo, passport photos, photographer, portrait, id photo, photo printing, photo print, print photos",
  massage: "massage, massages | back massage, relax, wellness, back pain, spa, thai massage",
  exchange:
    "currency exchange, exchange office, bureau de change | exchange money, change money, euro, euros, dollars, money exchange, foreign currency",
  "copy-shop":
    "copy shop | copy, copies, printing, photocopy, scan, business cards, binding, print, print documents",
  cleaner:
    "dry cleaner, dry cleaner's, dry cleaning | laundry, cleaning, ironing, clean a suit, clean a coat, wash clothes, washing",
  keys: "keys and shoe repairs, key cutting, keys, shoe repair, shoe repairs, cobbler | key, copy key, duplicate key, spare key, heel repair, sharpen knives, knife sharpening, new heels, locksmith",
  bank: "bank, banks | account, loan, mortgage, banking, open an account",
  doctor:
    "doctor, dentist, dental clinic | clinic, teeth, teeth whitening, dental hygiene, physiotherapy, vaccination",
  toilets: "toilets, toilet, restrooms | wc, restroom, loo, bathroom, lavatory, washroom",
  wifi: "wi-fi, wifi | internet, wlan, free internet, wireless",
  lockers:
    "lockers, luggage lockers | left luggage, luggage, luggage storage, store luggage, leave luggage, cloakroom, leave my bag",
  atm: "cash machines, atm, draw money | cash, cash machine, withdraw money, cashpoint, atms, withdraw cash",
  "phone-charging":
    "phone charging | charge my phone, charge phone, power bank, phone charger, charging station for phones",
  fountains: "drinking fountains | drinking water, water fountain, refill bottle, free water",
  lounge: "lounge | vip, private shopping, personal shopper",
  cloakroom: "cloakroom | coat check, leave coat",
  "baby-room":
    "baby room, change a baby, breastfeed | changing room, nappy, nappy change, change nappy, diaper, change diaper, breastfeeding, nursing, nursing room, changing table, bottle warmer, baby changing",
  "kids-corner":
    "kids corner, kids' corner, look after children | childcare, babysitting, children's corner, supervised, play area, kids zone, leave children",
  prams:
    "prams to borrow, borrow a wheelchair or a pram | pram, stroller, buggy, pushchair, borrow a pram, borrow a stroller, stroller rental",
  playground: "playground | slide, swing, sandpit, play area, where can children play",
  "quiet-room": "quiet room, when is it quiet | prayer, prayer room, meditation, chapel, quiet, quiet hour",
  wheelchair:
    "wheelchairs to borrow, wheelchair, reachable by wheelchair, disabled drivers | disabled, accessibility, accessible, barrier free, step free, borrow a wheelchair, lift, elevator, wheelchair access, disabled parking",
  "car-charging":
    "car charging, charge an electric car | ev charging, ev, electric car, charging station, charge car, charger for electric cars, tesla",
  "bike-room":
    "bicycle room, leave a bicycle | bike parking, bike rack, park my bike, lock my bike, bicycle parking, bike stand",
  taxi: "taxi stand, taxi | cab, uber, taxi rank",
  "first-aid": "first aid | defibrillator, aed, emergency, injury, i am hurt, ambulance",
  dogs: "dog corner, come with a dog, guide dogs | dog, dogs, dogs allowed, bring my dog, with a dog, puppy",
  information:
    "information desk, information | info, info desk, information point, reception, help desk, customer service, concierge",
  parking:
    "parking, park free of charge, pay for parking | car park, garage, park, parking price, parking ticket, where to park, parking fee, free parking, how much is parking",
  "gift-cards":
    "gift cards, gift card | gift voucher, voucher, vouchers, present, gift, gift certificate, gifts, gift card balance",
  jobs: "job offers, jobs, advertise jobs | job, work, vacancies, career, careers, vacancy, employment, part-time job, work here",
  lease: "lease a space, rent a shop | rent, rent a space, retail space, letting, open a shop, lease, pop-up",
  cinema: "cinema | movie, movies, films, film tonight, cinema programme, movie theatre, what's on",
  loyalty:
    "loyalty programme, how do i join | loyalty, loyalty card, points, collect points, membership, club card, bonus, how do points work, loyalty points",
  contact:
    "contact, reach the management | phone number, email, address, complaint, management, telephone, call, customer support",
  app: "mobile app | app, application, download, android app, ios app",
  newsletter: "newsletter | subscribe, unsubscribe, news by email",
  directions:
    "how to get here, map and way | directions, bus, tram, metro, train, address, how to get there, public transport, where are you, getting here, route",
  hours:
    "when are you open | opening hours, opening times, hours, open, open today, closing time, when do you close, open on sunday, opening, sunday, holidays hours, when do you open, closed",
  "lost-property":
    "lost things | lost and found, lost property, found, lost, lost wallet, lost keys, lost phone, i lost",
  terrace: "terrace | roof terrace, rooftop, view",
  christmas: "christmas stalls, stall at christmas | christmas, christmas market, xmas",
};

export const enFillers =
  "a an and any are at at be best buy can can't cheap could do does find for from get give good has have here how i in is it looking me my near need new of on one open or place please sell sells shop shops some something somewhere store stores the there to want what where which who with you your";
