export { emailSurat, kirimSurat } from "./send-surat.server.ts";
