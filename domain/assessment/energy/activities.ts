export interface Activity {
  readonly name: string;
  readonly group: string;
  readonly code: string;
  /** A reference to show: the energy of an exercise follows from intensity and VO2. */
  readonly mets: number;
}

type ActivityRow = readonly [name: string, code: string, mets: number];

/**
 * Ainsworth BE, Haskell WL, Herrmann SD, et al. 2011 Compendium of physical activities: a second update of codes and MET
 * values. Med Sci Sports Exerc 2011;43(8):1575-1581. The names are the product's translations.
 */
const GROUPS: Readonly<Record<string, readonly ActivityRow[]>> = {
  Caminhada: [
    ["Caminhada leve (4,0 km/h)", "17170", 3.0],
    ["Caminhada moderada (4,5 a 5,1 km/h)", "17190", 3.5],
    ["Caminhada rápida (5,6 km/h)", "17200", 4.3],
    ["Caminhada muito rápida (6,4 km/h)", "17220", 5.0],
    ["Caminhada acelerada (7,2 km/h)", "17230", 7.0],
    ["Caminhada em subida leve (1 a 5%)", "17210", 5.3],
    ["Caminhada em subida forte (6 a 15%)", "17211", 8.0],
    ["Caminhada nórdica (com bastões)", "17302", 4.8],
    ["Marcha atlética", "17110", 6.5],
    ["Trilha / trekking", "17080", 6.0],
    ["Subir escadas, ritmo lento", "17133", 4.0],
    ["Subir escadas, ritmo rápido", "17134", 8.8],
  ],
  Corrida: [
    ["Caminhada e trote alternados", "12010", 6.0],
    ["Trote", "12020", 7.0],
    ["Corrida (6,4 km/h)", "12029", 6.0],
    ["Corrida (8,0 km/h)", "12030", 8.3],
    ["Corrida (8,4 km/h)", "12040", 9.0],
    ["Corrida (9,7 km/h)", "12050", 9.8],
    ["Corrida (10,8 km/h)", "12060", 10.5],
    ["Corrida (11,3 km/h)", "12070", 11.0],
    ["Corrida (12,9 km/h)", "12090", 11.8],
    ["Corrida (13,8 km/h)", "12100", 12.3],
    ["Corrida (14,5 km/h)", "12110", 12.8],
    ["Corrida (16,1 km/h)", "12120", 14.5],
    ["Corrida cross country", "12140", 9.0],
  ],
  Ciclismo: [
    ["Ciclismo leve (16 a 19 km/h)", "01020", 6.8],
    ["Ciclismo moderado (19 a 22 km/h)", "01030", 8.0],
    ["Ciclismo intenso (22,5 a 25,5 km/h)", "01040", 10.0],
    ["Ciclismo muito intenso (25,5 a 30,5 km/h)", "01050", 12.0],
    ["Mountain bike", "01009", 8.5],
  ],
  Ergômetro: [
    ["Bicicleta ergométrica, geral", "02010", 7.0],
    ["Bicicleta ergométrica (51 a 89 W)", "02017", 4.8],
    ["Bicicleta ergométrica (90 a 100 W)", "02012", 6.8],
    ["Bicicleta ergométrica (101 a 160 W)", "02013", 8.8],
    ["Bicicleta ergométrica (161 a 200 W)", "02014", 11.0],
    ["Ciclismo indoor (spinning)", "02019", 8.5],
    ["Elíptico (transport), moderado", "02048", 5.0],
    ["Escada ergométrica (simulador de escada)", "02065", 9.0],
    ["Remo ergométrico, moderado", "02071", 4.8],
    ["Remo ergométrico (100 W)", "02072", 7.0],
    ["Remo ergométrico (150 W)", "02073", 8.5],
    ["Simulador de esqui", "02080", 6.8],
  ],
  Corda: [
    ["Pular corda, lento (< 100 saltos/min)", "15552", 8.8],
    ["Pular corda, moderado (100 a 120 saltos/min)", "15551", 11.8],
    ["Pular corda, rápido (120 a 160 saltos/min)", "15550", 12.3],
  ],
  Ginástica: [
    ["Ginástica aeróbica, geral", "03015", 7.3],
    ["Ginástica aeróbica de baixo impacto", "03020", 5.0],
    ["Ginástica aeróbica de alto impacto", "03021", 7.3],
    ["Step (15 a 20 cm)", "03016", 7.5],
    ["Jump (minitrampolim)", "12027", 4.5],
    ["Treino em circuito, moderado", "02035", 4.3],
    ["Treino em circuito, vigoroso (inclui kettlebell)", "02040", 8.0],
    ["Calistenia, moderada", "02022", 3.8],
    ["Calistenia, vigorosa", "02020", 8.0],
  ],
  Água: [
    ["Hidroginástica", "02120", 5.3],
    ["Corrida na água (deep running)", "18366", 9.8],
    ["Natação, crawl leve a moderado", "18240", 5.8],
    ["Natação, crawl médio (cerca de 45 m/min)", "18290", 8.3],
    ["Natação, crawl rápido (cerca de 68 m/min)", "18280", 10.0],
    ["Natação, peito recreativo", "18265", 5.3],
    ["Natação, costas recreativo", "18255", 4.8],
    ["Stand up paddle", "18225", 6.0],
    ["Caiaque, moderado", "18100", 5.0],
  ],
  "Dança e lutas": [
    ["Dança (salsa, merengue, dança do ventre e similares)", "03025", 4.5],
    ["Dança em geral (discoteca, country)", "03031", 7.8],
    ["Boxe, saco de pancadas", "15110", 5.5],
    ["Boxe, sparring", "15120", 7.8],
    ["Artes marciais (judô, jiu-jítsu, caratê, kickboxing)", "15430", 10.3],
  ],
  Esportes: [
    ["Futebol recreativo", "15610", 7.0],
    ["Futebol competitivo", "15605", 10.0],
    ["Basquete", "15055", 6.5],
    ["Voleibol competitivo (quadra)", "15711", 6.0],
    ["Vôlei de praia", "15725", 8.0],
    ["Tênis", "15675", 7.3],
    ["Handebol", "15330", 8.0],
    ["Patins in-line, recreativo (14,4 km/h)", "15591", 7.5],
    ["Escalada, dificuldade baixa a moderada", "15537", 5.8],
  ],
};

export const ACTIVITIES: readonly Activity[] = Object.entries(GROUPS).flatMap(([group, rows]) =>
  rows.map(([name, code, mets]) => ({ name, group, code, mets })),
);
