import { z } from "zod";

export interface PagarmeAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Cards of the provider's simulator, by number. */
export const PAGARME_CARDS = {
  paid: "4000000000000010",
  refused: "4000000000000028",
  processing: "4000000000000036",
  expired: "4000000000000044",
} as const;

const CardDraft = z.object({
  number: z.string(),
  holder_name: z.string().min(1),
  exp_month: z.number().int(),
  exp_year: z.number().int(),
  cvv: z.string(),
});
const TokenDraft = z.object({ type: z.literal("card"), card: CardDraft });
const Address = z.object({
  line_1: z.string().min(1),
  line_2: z.string().optional(),
  zip_code: z.string().regex(/^\d{8}$/),
  city: z.string().min(1),
  state: z.string().regex(/^[A-Z]{2}$/),
  country: z.literal("BR"),
});
const CustomerDraft = z.object({
  name: z.string().min(1).max(64),
  email: z.email(),
  type: z.literal("individual"),
  document: z.string().regex(/^\d{11}$/),
  document_type: z.literal("CPF"),
  phones: z.object({
    mobile_phone: z.object({
      country_code: z.literal("55"),
      area_code: z.string().regex(/^\d{2}$/),
      number: z.string().regex(/^\d{8,9}$/),
    }),
  }),
  address: Address.optional(),
});
const Split = z.object({
  recipient_id: z.string().startsWith("re_"),
  type: z.literal("percentage"),
  amount: z.number(),
  options: z.object({ liable: z.boolean(), charge_processing_fee: z.boolean(), charge_remainder_fee: z.boolean() }),
});
const Order = z.object({
  code: z.string().max(52),
  closed: z.boolean(),
  items: z.array(
    z.object({ code: z.string(), description: z.string(), amount: z.number().int(), quantity: z.number().int() }),
  ),
  customer_id: z.string().optional(),
  customer: CustomerDraft.optional(),
  metadata: z.object({ key: z.string() }),
});
const OrderDraft = Order.extend({
  payments: z.tuple([
    z.object({
      payment_method: z.literal("credit_card"),
      amount: z.number().int(),
      credit_card: z.object({
        operation_type: z.literal("auth_and_capture"),
        installments: z.number().int().min(1).max(12),
        card_token: z.string().optional(),
        card_id: z.string().optional(),
        card: z.object({ billing_address: Address }).optional(),
      }),
      split: z.array(Split).optional(),
    }),
  ]),
});
const PixOrderDraft = Order.extend({
  customer: CustomerDraft,
  payments: z.tuple([
    z.object({
      payment_method: z.literal("pix"),
      amount: z.number().int(),
      pix: z.object({ expires_at: z.iso.datetime() }),
      split: z.array(Split).optional(),
    }),
  ]),
});
type PixOrderDraft = z.output<typeof PixOrderDraft>;
export type PagarmeOrderDraft = z.output<typeof OrderDraft>;
const SavedCardDraft = z.object({
  token: z.string(),
  billing_address: Address.optional(),
  options: z.object({ verify_card: z.boolean() }),
});

type CardNumber = string;
interface KeptOrder {
  readonly id: string;
  readonly draft: PagarmeOrderDraft;
  readonly customerId: string;
  readonly cardNumber: CardNumber;
  readonly cardId: string;
  status: string;
  canceledAmount: number;
}

interface KeptPix {
  readonly id: string;
  readonly draft: PixOrderDraft;
  status: string;
  paidAmount: number | undefined;
  canceledAmount: number;
}

const NOT_FOUND = (noun: string): PagarmeAnswer => ({ status: 404, body: { message: `${noun} not found.` } });
const invalid = (error: z.ZodError): PagarmeAnswer => ({
  status: 422,
  body: {
    message: "The request is invalid.",
    errors: Object.fromEntries(error.issues.map(({ path, message }) => [`order.${path.join(".")}`, [message]])),
  },
});

export type PagarmeRecords = ReturnType<typeof createPagarmeRecords>;

export function createPagarmeRecords() {
  let last = 0;
  const idOf = (kind: string) => `${kind}_${String(++last).padStart(16, "0")}`;
  const tokens = new Map<string, CardNumber>();
  const customers = new Map<string, string>();
  const cards = new Map<string, { readonly number: CardNumber; readonly customerId: string }>();
  const orders = new Map<string, KeptOrder>();
  const pixOrders = new Map<string, KeptPix>();
  const answered = new Map<string, PagarmeAnswer>();
  /** Cards that their banks refuse from now on. */
  const blocked = new Set<CardNumber>();
  const ordersOf = (code: string) => [...orders.values()].filter(({ draft }) => draft.code === code);
  const pixOf = (code: string) => [...pixOrders.values()].find(({ draft }) => draft.code === code);

  function customerOf(email: string): string {
    const id = customers.get(email) ?? idOf("cus");
    customers.set(email, id);
    return id;
  }

  function spendToken(token: string | undefined): CardNumber | undefined {
    const number = token && tokens.get(token);
    if (token) tokens.delete(token);
    return number;
  }

  function statusOf(number: CardNumber): string {
    if (blocked.has(number)) return "failed";
    if (number === PAGARME_CARDS.paid) return "paid";
    return number === PAGARME_CARDS.processing ? "processing" : "failed";
  }

  const keepCard = (number: CardNumber, customerId: string) => {
    const id = idOf("card");
    cards.set(id, { number, customerId });
    return id;
  };

  function pay(draft: PagarmeOrderDraft): PagarmeAnswer {
    const { card_token, card_id } = draft.payments[0].credit_card;
    const kept = card_id ? cards.get(card_id) : undefined;
    if (card_id && kept?.customerId !== draft.customer_id) return NOT_FOUND("Card");
    const cardNumber = kept?.number ?? spendToken(card_token);
    if (!cardNumber) return NOT_FOUND("Token");
    const customerId = draft.customer_id ?? customerOf(draft.customer?.email ?? "");
    const cardId = card_id ?? keepCard(cardNumber, customerId);
    const order = {
      id: idOf("or"),
      draft,
      customerId,
      cardNumber,
      cardId,
      status: statusOf(cardNumber),
      canceledAmount: 0,
    };
    orders.set(order.id, order);
    return { status: 200, body: describe(order) };
  }

  function makePix(draft: PixOrderDraft): PagarmeAnswer {
    const pix = { id: idOf("or"), draft, status: "pending", paidAmount: undefined, canceledAmount: 0 };
    pixOrders.set(pix.id, pix);
    return { status: 200, body: describePix(pix) };
  }

  return {
    orders,
    pixDraftOf: (key: string) => pixOf(key)?.draft,
    /** Somebody pays a Pix, or its time is over. */
    endPix(key: string, status: "paid" | "underpaid" | "canceled", paidAmount?: number) {
      const pix = pixOf(key);
      if (pix) Object.assign(pix, { status, paidAmount });
    },
    payWaitingPix() {
      for (const pix of pixOrders.values()) if (pix.status === "pending") pix.status = "paid";
    },
    /** Money that was given back does not count. */
    timesPaid: (key: string) => ordersOf(key).filter(({ status }) => status === "paid").length,
    draftOf: (key: string) => ordersOf(key)[0]?.draft,
    setBlocked(number: CardNumber, isBlocked: boolean) {
      if (isBlocked) blocked.add(number);
      else blocked.delete(number);
    },
    /** The bank decides on an order that was being processed. */
    decide(key: string, status: "paid" | "failed") {
      for (const order of ordersOf(key)) order.status = status;
    },
    /** The provider keeps idempotency keys for a day. */
    forgetIdempotencyKeys: () => answered.clear(),
    eventOf(type: string, key: string) {
      const [order] = ordersOf(key);
      if (!order) return { data: { id: "or_unknown", code: key } };
      const data = describe(order);
      const [charge] = data.charges;
      return { data: type.startsWith("charge.") ? { ...charge, order: { id: order.id, code: key } } : data };
    },
    makeToken(publicKey: string | null, body: unknown): PagarmeAnswer {
      if (!publicKey?.startsWith("pk_")) return { status: 401, body: { message: "Invalid public key." } };
      const draft = TokenDraft.safeParse(body);
      if (!draft.success) return invalid(draft.error);
      const id = idOf("token");
      const { number } = draft.data.card;
      tokens.set(id, number);
      return { status: 200, body: { id, type: "card", card: { last_four_digits: number.slice(-4), brand: "Visa" } } };
    },
    makeOrder(body: unknown, idempotencyKey: string): PagarmeAnswer {
      const before = answered.get(idempotencyKey);
      if (before) return before;
      const pix = PixOrderDraft.safeParse(body);
      const draft = OrderDraft.safeParse(body);
      const answer = pix.success ? makePix(pix.data) : draft.success ? pay(draft.data) : invalid(draft.error);
      if (idempotencyKey) answered.set(idempotencyKey, answer);
      return answer;
    },
    listOrders(code: string): PagarmeAnswer {
      const pix = pixOf(code);
      const found = [...ordersOf(code), ...(pix ? [pix] : [])];
      const data = found.map(({ id, status }) => ({ id, code, status }));
      return { status: 200, body: { data, paging: { total: data.length } } };
    },
    findOrder(id: string): PagarmeAnswer {
      const pix = pixOrders.get(id);
      if (pix) return { status: 200, body: describePix(pix) };
      const order = orders.get(id);
      return order ? { status: 200, body: describe(order) } : NOT_FOUND("Order");
    },
    /** Without an amount all of it. */
    cancelCharge(chargeId: string, body: unknown): PagarmeAnswer {
      const pix = [...pixOrders.values()].find(({ id }) => chargeOf(id) === chargeId);
      if (pix) {
        cancel(pix, body);
        return { status: 200, body: describePix(pix).charges[0] };
      }
      const order = [...orders.values()].find(({ id }) => chargeOf(id) === chargeId);
      if (!order) return NOT_FOUND("Charge");
      if (order.status === "canceled" || order.status === "failed")
        return { status: 412, body: { message: "This charge can not be canceled." } };
      if (!cancel(order, body)) return { status: 412, body: { message: "The amount exceeds what was paid." } };
      return { status: 200, body: describe(order).charges[0] };
    },
    makeCustomer(body: unknown): PagarmeAnswer {
      const draft = CustomerDraft.safeParse(body);
      if (!draft.success) return invalid(draft.error);
      return { status: 200, body: { id: customerOf(draft.data.email), ...draft.data } };
    },
    makeCard(customerId: string, body: unknown): PagarmeAnswer {
      const draft = SavedCardDraft.safeParse(body);
      if (!draft.success) return invalid(draft.error);
      const number = spendToken(draft.data.token);
      if (!number) return NOT_FOUND("Token");
      if (statusOf(number) === "failed")
        return { status: 412, body: { message: "Could not create credit card. The card verification failed." } };
      return { status: 200, body: cardOf(keepCard(number, customerId), number) };
    },
  };
}

const Cancelation = z.object({ amount: z.number().int().positive() });

/** False: more than what remains. */
function cancel(order: KeptOrder | KeptPix, body: unknown): boolean {
  const [{ amount }] = order.draft.payments;
  const asked = Cancelation.safeParse(body).data?.amount ?? amount - order.canceledAmount;
  if (order.canceledAmount + asked > amount) return false;
  order.canceledAmount += asked;
  if (order.canceledAmount === amount) order.status = "canceled";
  return true;
}

const chargeOf = (orderId: string) => orderId.replace("or_", "ch_");
const cardOf = (id: string, number: CardNumber) => ({
  id,
  brand: "Visa",
  first_six_digits: number.slice(0, 6),
  last_four_digits: number.slice(-4),
});

function describePix({ id, draft, status, paidAmount, canceledAmount }: KeptPix) {
  const [{ amount }] = draft.payments;
  return {
    id,
    code: draft.code,
    amount,
    currency: "BRL",
    closed: true,
    status: status === "underpaid" ? "pending" : status,
    customer: { id: "cus_pix", email: draft.customer.email },
    metadata: draft.metadata,
    charges: [
      {
        id: chargeOf(id),
        code: draft.code,
        amount,
        ...(status !== "pending" && { paid_amount: paidAmount ?? amount }),
        ...(canceledAmount > 0 && { canceled_amount: canceledAmount }),
        status,
        payment_method: "pix",
        last_transaction: {
          transaction_type: "pix",
          status: status === "pending" ? "waiting_payment" : status,
          success: status !== "canceled",
          qr_code: `00020101021226820014br.gov.bcb.pix2560pix.pagarme.example/${id}`,
          gateway_response: { code: "200", errors: [] },
        },
      },
    ],
  };
}

function describe({ id, draft, customerId, cardId, cardNumber, status, canceledAmount }: KeptOrder) {
  const acquirer_return_code = status === "paid" ? "0000" : cardNumber === PAGARME_CARDS.expired ? "1001" : "1000";
  const [{ amount }] = draft.payments;
  return {
    id,
    code: draft.code,
    amount,
    currency: "BRL",
    closed: true,
    status,
    customer: { id: customerId, email: draft.customer?.email },
    metadata: draft.metadata,
    charges: [
      {
        id: chargeOf(id),
        code: draft.code,
        amount,
        ...(canceledAmount > 0 && { canceled_amount: canceledAmount }),
        status,
        payment_method: "credit_card",
        last_transaction: {
          transaction_type: "credit_card",
          status: status === "paid" ? "captured" : status === "failed" ? "not_authorized" : status,
          success: status === "paid",
          acquirer_return_code,
          gateway_response: { code: "200", errors: [] },
          card: cardOf(cardId, cardNumber),
        },
      },
    ],
  };
}
