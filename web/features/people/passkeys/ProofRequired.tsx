import { ProofDialog } from "../second-factors/ProofDialog.tsx";
import { proveWithPasskey } from "./data.ts";

const ProofRequired = () => <ProofDialog onPasskey={proveWithPasskey} />;

export default ProofRequired;
