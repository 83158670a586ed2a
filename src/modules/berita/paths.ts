export const tagPath = "/administration/tagar";
export const mergeTagPath = `${tagPath}/gabung`;
export const redaksiPath = "/administration/berita";
/** What the person who asks began. */
export const naskahSayaPath = `${redaksiPath}?milik=saya`;
