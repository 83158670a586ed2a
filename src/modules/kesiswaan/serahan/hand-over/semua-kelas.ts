/** Stands for a class where all of them are meant. A page needs no more of hand-overs than this word. */
export const semuaKelas = "semua";
