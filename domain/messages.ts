/** The sentences of the rules that many forms share. */
export const MESSAGES = {
  required: "Este campo não pode ficar em branco",
  fieldRequired: "Campo obrigatório",
  email: "E-mail deve ser válido",
  date: "Data inválida",
  format: "Campo com formato inválido",
  oneLine: "Escreva em uma só linha, sem caracteres de controle",
  paragraphs: "Apague os caracteres de controle deste texto",
  wholeNumber: "Informe um número inteiro",
  unknownField: "Campo desconhecido",
  time: "Tempo inválido",
  aboveMinimum: "Deve ser maior que o mínimo",
  cpf: "CPF deve conter 11 Dígitos",
  cpfInvalid: "CPF inválido",
  cep: "CEP deve conter 8 Dígitos",
  cardNumber: "Número do Cartão de Crédito deve conter 16 Dígitos",
  password: "Senha deve conter no mínimo 8 caracteres",
} as const;
