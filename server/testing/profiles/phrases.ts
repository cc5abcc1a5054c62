type Question = "pains" | "lesions" | "whichSurgeries" | "cardiac_problems_type" | "supplements_name";

/** A phrase as people write it, and what a coach expects of it: areas to spare, a state of health, or a note that quotes it. */
export interface Phrase {
  readonly said: string;
  readonly question: Question;
  readonly spares?: readonly Area[];
  readonly health?: "heart" | "pregnancy" | "bones" | "beta_blocker" | "pressure" | "diabetes" | "bleeding";
  readonly quoted?: true;
}

/** A coach's list is written down here again, apart from the product's table. */
export const LOADS = {
  "o joelho":
    /agachamento|leg press|extensora|afundo|avanço|passada|subida|corrida|salto|pular corda|ajoelhad|joelhos apoiados|quatro apoios|90\/90|nórdica|joelho na parede|postura da criança|pombo|sentar e levantar|unipodal/i,
  "o ombro":
    /supino|desenvolvimento|elevação (lateral|frontal)|crucifixo|flexão de braços|barra fixa|puxada|pullover|remada alta|prancha|peitoral|ombro|deltoide|mergulho|face pull|crossover|voador/i,
  "a lombar":
    /abdominal|leg press|levantamento terra|stiff|bom-dia|agachamento (livre|no smith|frontal|no hack|sumô)|remada curvada|cavalinho|corrida|salto|lenhador|canivete|lombar|extensão de tronco|remo ergométrico/i,
  "o punho": /quatro apoios|prancha|flexão de braços|rosca|punho|perdigueiro|barra fixa/i,
  "o cotovelo": /rosca|tríceps|supino|flexão de braços|mergulho/i,
  "o quadril":
    /agachamento|leg press|afundo|avanço|stiff|levantamento terra|elevação pélvica|cadeira (abd|ad)utora|quadril|passada|90\/90|subida/i,
  "o tornozelo ou o pé": /panturrilha|corrida|salto|pular corda|unipodal|tornozelo|inclinada na esteira|afundo|avanço/i,
  "a cervical": /encolhimento|desenvolvimento|cervica|trapézio|agachamento livre|abdominal supra|remada alta/i,
  "a coluna torácica": /remada curvada|cavalinho|levantamento terra|torácica|romboides|lenhador|encolhimento/i,
} as const;
export type Area = keyof typeof LOADS;

const of =
  (question: Question) =>
  (said: string, expected: Omit<Phrase, "said" | "question">): Phrase => ({ said, question, ...expected });
const pain = of("pains");
const lesion = of("lesions");
const surgery = of("whichSurgeries");
const heart = of("cardiac_problems_type");
const medicine = of("supplements_name");
const knee = { spares: ["o joelho"] } as const;
const shoulder = { spares: ["o ombro"] } as const;
const lowBack = { spares: ["a lombar"] } as const;
const wrist = { spares: ["o punho"] } as const;
const elbow = { spares: ["o cotovelo"] } as const;
const hip = { spares: ["o quadril"] } as const;
const foot = { spares: ["o tornozelo ou o pé"] } as const;
const neck = { spares: ["a cervical"] } as const;
const upperBack = { spares: ["a coluna torácica"] } as const;
const quoted = { quoted: true } as const;

/** Ninety ways to say what hurts, what was, and what is taken. */
export const PHRASES: readonly Phrase[] = [
  pain("Dor no joelho ao descer escadas", knee),
  pain("dor nos joelhos", knee),
  pain("Condromalácia patelar grau 2", knee),
  pain("Gonartrose bilateral", knee),
  pain("Tendinite patelar", knee),
  pain("Cisto de Baker", knee),
  pain("joeho inchado", knee),
  pain("Condropatia", knee),
  lesion("Ruptura do menisco medial", knee),
  lesion("Ligamento cruzado rompido em 2018", knee),
  lesion("Lesão de LCA, recuperado, mas dói ao correr", knee),
  surgery("Reconstrução do LCA", knee),
  surgery("Artroscopia de joelho", knee),
  pain("Dor no ombro direito", shoulder),
  pain("Síndrome do impacto no ombro", shoulder),
  pain("Capsulite adesiva", shoulder),
  pain("Bursite subacromial", shoulder),
  pain("Tendinite do supraespinhal", shoulder),
  lesion("Luxação do ombro", shoulder),
  lesion("Ombro curado mas ainda dói", shoulder),
  lesion("Lesão do manguito rotador", shoulder),
  surgery("Cirurgia de Bankart", shoulder),
  pain("Lombalgia crônica", lowBack),
  pain("Dor lombar ao sentar", lowBack),
  pain("Ciatalgia", lowBack),
  pain("Dor no ciático", lowBack),
  pain("Dor nas costas", lowBack),
  pain("Discopatia L5-S1", lowBack),
  pain("Estenose do canal", lowBack),
  pain("Sacroileíte", lowBack),
  pain("Espondilolistese", lowBack),
  lesion("Hérnia de disco L4-L5", lowBack),
  lesion("Hérnia lombar sem sequelas, mas com dor ao agachar", lowBack),
  lesion("Protrusão discal", lowBack),
  surgery("Artrodese de L4 a S1", lowBack),
  pain("Tenossinovite de De Quervain", wrist),
  pain("Túnel do carpo", wrist),
  pain("Dor no punho", wrist),
  pain("Rizartrose", wrist),
  lesion("Fratura do escafoide", wrist),
  pain("Epicondilite lateral", elbow),
  pain("Cotovelo de tenista", elbow),
  pain("Coxartrose", hip),
  pain("Dor na bacia", hip),
  pain("Bursite trocantérica", hip),
  pain("Impacto femoroacetabular", hip),
  surgery("Prótese de quadril", hip),
  pain("Fascite plantar", foot),
  pain("Metatarsalgia", foot),
  pain("Tendinite de Aquiles", foot),
  pain("Dor no tornozelo", foot),
  pain("Esporão de calcâneo", foot),
  lesion("Entorse de tornozelo ainda instável", foot),
  pain("Cervicalgia", neck),
  pain("Hérnia cervical", neck),
  pain("Torcicolo frequente", neck),
  pain("Dor entre as escápulas", upperBack),
  pain("Escoliose", upperBack),
  pain("Dor no ombro e labirintite", { ...shoulder, ...quoted }),
  pain("Dor lombar, fibromialgia", { ...lowBack, ...quoted }),
  pain("Enxaqueca", quoted),
  pain("Labirintite", quoted),
  pain("Fibromialgia", quoted),
  pain("Artrose", quoted),
  pain("Dor no corpo todo", quoted),
  pain("Lúpus", quoted),
  pain("Asma", quoted),
  lesion("Acidente de moto em 2015", quoted),
  lesion("Fratura", quoted),
  surgery("Bariátrica", quoted),
  surgery("Cesárea", quoted),
  surgery("Retirada da vesícula", quoted),
  surgery("Transplante de rim", quoted),
  medicine("Varfarina", { health: "bleeding" }),
  medicine("Creatina e tramadol", quoted),
  medicine("Roacutan", quoted),
  pain("Osteoporose", { health: "bones" }),
  lesion("Osteopenia na coluna", { ...lowBack, health: "bones" }),
  pain("Gestante de 24 semanas", { health: "pregnancy" }),
  pain("Grávida, segundo trimestre", { health: "pregnancy" }),
  heart("Infarto em 2019", { health: "heart" }),
  heart("Arritmia", { health: "heart" }),
  heart("Não sei o nome", { health: "heart" }),
  surgery("Colocação de stent", { health: "heart" }),
  lesion("Uso marcapasso", { health: "heart" }),
  medicine("Atenolol 25 mg", { health: "beta_blocker" }),
  medicine("Propranolol", { health: "beta_blocker" }),
  medicine("Losartana", { health: "pressure" }),
  pain("Pressão alta", { health: "pressure" }),
  medicine("Metformina e insulina", { health: "diabetes" }),
];
