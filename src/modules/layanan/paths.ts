export const pengumumanPath = "/administration/pengumuman";

export const agendaPath = "/administration/agenda";
