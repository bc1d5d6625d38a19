import { readFileSync, writeFileSync } from "node:fs";

/** The icons of the design system, by the names that `Icon` takes: one file, loaded once. */
const names: Record<string, string[]> = {
  lucide: [
    "search", "menu", "x", "chevron-left", "chevron-right", "chevron-down", "arrow-right", "arrow-up-right", "map-pin", "clock",
    "phone", "mail", "globe", "house", "store", "tag", "map", "user", "check", "circle-alert", "utensils", "gift", "star", "calendar",
    "newspaper", "car", "tram-front", "train-front-tunnel", "bus", "train-front", "footprints", "bike", "shirt", "gem", "sparkles", "lamp",
    "headphones", "book-open", "baby", "dumbbell", "shopping-basket", "scissors", "languages", "ticket", "percent", "heart",
    "thumbs-up", "thumbs-down", "share-2", "link", "download", "printer", "info", "wifi", "lock", "banknote", "battery-charging", "glass-water",
    "armchair", "blocks", "shopping-cart", "trees", "moon", "toilet", "accessibility", "plug-zap", "car-taxi-front", "heart-pulse", "dog", "coffee",
    "badge-percent", "building", "users", "arrow-up-down", "move-vertical", "log-in", "credit-card", "clapperboard",
  ],
  "simple-icons": ["instagram", "facebook", "x", "telegram", "whatsapp", "viber", "youtube", "tiktok", "pinterest"],
};

const symbols = Object.entries(names).flatMap(([set, list]) => {
  const { icons, width = 24, height = 24 } = JSON.parse(
    readFileSync(`node_modules/@iconify-json/${set}/icons.json`, "utf8"),
  );
  return list.map((name) => {
    const icon = icons[name];
    if (!icon) throw new Error(`${set} has no icon ${name}`);
    const id = set === "simple-icons" ? `brand-${name}` : name;
    return `<symbol id="${id}" viewBox="0 0 ${icon.width ?? width} ${icon.height ?? height}">${icon.body}</symbol>`;
  });
});
writeFileSync("app/ui/icons.svg", `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`);
