import sharp from "sharp";
for (const n of process.argv.slice(2)) await sharp(`/work/notes/judge/${n}.jpg`).png().toFile(`/tmp/${n}.png`);
