/** Loaded before everything else, and plain JavaScript: a Node too old for the product still understands this much. */
const oldest = 24;
if (Number.parseInt(process.versions.node, 10) < oldest) {
  console.error(
    `Produk ini memerlukan Node.js ${oldest} atau yang lebih baru, sedangkan yang berjalan ${process.version}. ` +
      `Jalankan "npm ci", lalu "npm start"; bila tetap begini, pasang Node.js ${oldest} lebih dahulu.`,
  );
  process.exit(1);
}
