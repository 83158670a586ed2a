export const fotoPath = "/administration/foto";
