const MAIN = [
  { key: "frontal", label: "Frontal" },
  { key: "perfil_esquerdo", label: "Perfil esquerdo" },
  { key: "perfil_direito", label: "Perfil direito" },
  { key: "perfil_esquerdo_flexao", label: "Perfil esquerdo em flexão" },
  { key: "perfil_direito_flexao", label: "Perfil direito em flexão" },
  { key: "dorsal", label: "Dorsal" },
] as const;

/** Photos of functional tests. `testa_thomas_…` is the spelling of the wire. */
const OPTIONAL = [
  { key: "teste_apoio_unipodal_esquerdo", label: "Teste de apoio unipodal esquerdo" },
  { key: "teste_apoio_unipodal_direito", label: "Teste de apoio unipodal direito" },
  { key: "frontal_maos_cintura", label: "Frontal com mãos na cintura" },
  { key: "dorsal_maos_cintura", label: "Dorsal com mãos na cintura" },
  { key: "frontal_bracos_elevados", label: "Frontal com braços elevados" },
  { key: "dorsal_bracos_elevados", label: "Dorsal com braços elevados" },
  { key: "perfil_esquerdo_bracos_elevados", label: "Perfil esquerdo com braços elevados" },
  { key: "perfil_direito_bracos_elevados", label: "Perfil direito com braços elevados" },
  { key: "dorsal_flexao", label: "Dorsal em flexão do tronco (teste de Adams)" },
  { key: "agachado_frontal", label: "Agachado, vista frontal" },
  { key: "agachado_dorsal", label: "Agachado, vista dorsal" },
  { key: "agachado_perfil_esquerdo", label: "Agachado, perfil esquerdo" },
  { key: "agachado_perfil_direito", label: "Agachado, perfil direito" },
  { key: "testa_thomas_esquerdo", label: "Teste de Thomas esquerdo" },
  { key: "testa_thomas_direito", label: "Teste de Thomas direito" },
  {
    key: "teste_elevacao_perna_estendida_esquerda",
    label: "Teste de elevação da perna estendida esquerda (isquiotibiais)",
  },
  {
    key: "teste_elevacao_perna_estendida_direita",
    label: "Teste de elevação da perna estendida direita (isquiotibiais)",
  },
  { key: "sentado_dorsal", label: "Sentado, vista dorsal" },
  { key: "sentado_perfil_esquerdo", label: "Sentado, perfil esquerdo" },
  { key: "sentado_perfil_direito", label: "Sentado, perfil direito" },
  { key: "pes_frontal", label: "Pés, vista frontal" },
  { key: "pes_dorsal", label: "Pés, vista dorsal (retropé)" },
] as const;

export type PhotoSlot = (typeof MAIN)[number]["key"] | (typeof OPTIONAL)[number]["key"];

interface SlotOfGroup {
  readonly key: PhotoSlot;
  readonly label: string;
}

export const PHOTO_SLOTS: {
  readonly principais: readonly SlotOfGroup[];
  readonly opcionais: readonly SlotOfGroup[];
} = { principais: MAIN, opcionais: OPTIONAL };

export const ALL_PHOTO_SLOTS: readonly SlotOfGroup[] = [...MAIN, ...OPTIONAL];

/** The views that the student's own gallery shows. */
export const isPhotoSlot = (key: string): key is PhotoSlot => ALL_PHOTO_SLOTS.some((slot) => slot.key === key);

/** Stands for an empty choice in an address, which drops blank values. */
export const NO_PHOTO_SLOT = "none";

export const photoSlotLabel = (slot: PhotoSlot): string =>
  ALL_PHOTO_SLOTS.find(({ key }) => key === slot)?.label ?? slot;

/** The main slots without a photo, in order: where files go that are dropped together. */
export const freeMainSlots = (taken: ReadonlySet<PhotoSlot>): readonly PhotoSlot[] =>
  MAIN.map(({ key }) => key).filter((key) => !taken.has(key));
