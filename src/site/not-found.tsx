import { data } from "react-router";
import { Missing, missingMeta } from "#kit/ui/document/missing.tsx";

export const meta = () => missingMeta;

export const loader = () => data(null, { status: 404 });

export default Missing;
