import type { Drawn, Point, Town } from "../town.ts";

/** Every kelurahan of the town (Perda Kota Palu 4/2012) by its kecamatan. */
const kelurahan: Readonly<Record<string, readonly string[]>> = {
  "Palu Barat": ["Balaroa", "Baru", "Kamonji", "Lere", "Siranindi", "Ujuna"],
  "Palu Selatan": ["Birobuli Selatan", "Birobuli Utara", "Petobo", "Tatura Selatan", "Tatura Utara"],
  "Palu Timur": ["Besusu Barat", "Besusu Tengah", "Besusu Timur", "Lolu Selatan", "Lolu Utara"],
  "Palu Utara": ["Kayumalue Ngapa", "Kayumalue Pajeko", "Mamboro", "Mamboro Barat", "Taipa"],
  Mantikulore: ["Kawatuna", "Lasoani", "Layana Indah", "Poboya", "Talise", "Talise Valangguni", "Tanamodindi", "Tondo"],
  Tatanga: ["Boyaoge", "Duyu", "Nunu", "Palupi", "Pengawu", "Tawanjuka"],
  Tawaeli: ["Baiya", "Lambara", "Panau", "Pantoloan", "Pantoloan Boya"],
  Ulujadi: ["Buluri", "Donggala Kodi", "Kabonena", "Silae", "Tipo", "Watusampu"],
};

/** Halves of names that people write alone: both halves lie in one kecamatan. */
const short: Readonly<Record<string, readonly string[]>> = {
  "Palu Selatan": ["Birobuli", "Tatura"],
  "Palu Timur": ["Besusu", "Lolu"],
  "Palu Utara": ["Kayumalue"],
  Mantikulore: ["Layana"],
};

/** Corners that districts share, so that no gap opens between them. Drawn by hand after the lie of the town, the crowded middle wider than it is; no official border. */
const corner = {
  ...{ west1: [35, 115], west2: [50, 150], west3: [62, 175], west4: [74, 205], west5: [92, 226], mouth: [121, 246] },
  ...{ east1: [152, 236], east2: [145, 215], east3: [146, 185], east4: [142, 155], east5: [126, 125], east6: [115, 98] },
  ...{ east7: [118, 65], east8: [108, 32] },
  ...{ ulu1: [84, 250], ulu2: [62, 262], ulu3: [42, 242], ulu4: [25, 190], ulu5: [15, 135] },
  ...{ barat1: [66, 286], barat2: [92, 292], river1: [123, 266], river2: [122, 288], river3: [128, 312], river4: [130, 338] },
  ...{ tatanga1: [102, 344], tatanga2: [74, 334], tatanga3: [60, 308] },
  ...{ timur1: [168, 256], timur2: [164, 282], selatan1: [182, 288], selatan2: [202, 312], selatan3: [188, 345], selatan4: [156, 348] },
  ...{ ridge1: [180, 150], ridge2: [225, 135], ridge3: [270, 160], ridge4: [290, 220], ridge5: [275, 280], ridge6: [240, 320] },
  ...{ utara1: [165, 95], utara2: [210, 100], tawaeli1: [145, 15], tawaeli2: [185, 28], tawaeli3: [215, 65] },
} as const satisfies Record<string, Point>;

type Corner = keyof typeof corner;

const drawn = (nama: string, tengah: Point, ...corners: readonly Corner[]): Drawn => ({
  nama,
  tengah,
  garis: corners.map((name) => corner[name]),
});

export const town: Town = {
  ...{ kode: "7271", nama: "Palu", kelurahan, short },
  everyday: ["baru"],
  peta: {
    ukuran: [304, 354],
    laut: { nama: ["Teluk", "Palu"], tengah: [98, 160] },
    kecamatan: [
      drawn("Tawaeli", [160, 62], "east6", "east7", "east8", "tawaeli1", "tawaeli2", "tawaeli3", "utara2", "utara1"),
      drawn("Palu Utara", [160, 118], "east4", "east5", "east6", "utara1", "utara2", "ridge2", "ridge1"),
      drawn(
        ...(["Mantikulore", [222, 212]] as const),
        ...(["east1", "east2", "east3", "east4", "ridge1", "ridge2", "ridge3", "ridge4", "ridge5", "ridge6"] as const),
        ...(["selatan2", "selatan1", "timur2", "timur1"] as const),
      ),
      drawn("Palu Timur", [145, 257], "mouth", "east1", "timur1", "timur2", "river2", "river1"),
      drawn("Palu Selatan", [160, 309], "river2", "timur2", "selatan1", "selatan2", "selatan3", "selatan4", "river4", "river3"),
      drawn("Tatanga", [96, 312], "barat1", "barat2", "river2", "river3", "river4", "tatanga1", "tatanga2", "tatanga3", "ulu2"),
      drawn("Palu Barat", [94, 262], "west5", "mouth", "river1", "river2", "barat2", "barat1", "ulu2", "ulu1"),
      drawn("Ulujadi", [49, 190], "west1", "west2", "west3", "west4", "west5", "ulu1", "ulu2", "ulu3", "ulu4", "ulu5"),
    ],
    sekitar: [
      { nama: "Kab. Donggala", tengah: [48, 66] },
      { nama: "Kab. Parigi Moutong", tengah: [258, 92] },
      { nama: "Kab. Sigi", tengah: [270, 320] },
    ],
  },
};
