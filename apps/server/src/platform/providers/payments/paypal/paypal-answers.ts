import { z } from 'zod'

const money = z.object({ currency_code: z.string(), value: z.string() })
export type PaypalMoney = z.output<typeof money>

export const token = z.object({ access_token: z.string().min(1).max(4_000), expires_in: z.number() })

const refundPart = z.object({
  id: z.string(),
  status: z.string(),
  amount: money.nullish(),
  invoice_id: z.string().nullish(),
})
export const refund = refundPart
export type PaypalRefund = z.output<typeof refundPart>

const payee = z.object({ merchant_id: z.string().nullish() }).nullish()

const capture = z.object({
  payee,
  id: z.string(),
  status: z.string(),
  amount: money,
  create_time: z.string().nullish(),
  seller_receivable_breakdown: z.object({ paypal_fee: money.nullish() }).nullish(),
})
export type PaypalCapture = z.output<typeof capture>

export const order = z.object({
  id: z.string(),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).nullish(),
  payer: z.object({ email_address: z.string().nullish() }).nullish(),
  purchase_units: z
    .array(
      z.object({
        amount: money.nullish(),
        payee,
        payments: z
          .object({ captures: z.array(capture).nullish(), refunds: z.array(refundPart).nullish() })
          .nullish(),
      }),
    )
    .nullish(),
})
export type PaypalOrder = z.output<typeof order>

export const webhook = z.object({ id: z.string(), url: z.string() })
export const webhooks = z.object({ webhooks: z.array(webhook).nullish() })

export const verification = z.object({ verification_status: z.string() })

export const userInfo = z.object({ payer_id: z.string().nullish(), name: z.string().nullish() })

/** The first of its details names the fault. */
export const fault = z.object({
  name: z.string().nullish(),
  details: z.array(z.object({ issue: z.string().nullish() })).nullish(),
})

const outcome = z.object({ outcome_code: z.string().nullish() }).nullish()
export const dispute = z.object({
  dispute_id: z.string(),
  status: z.string(),
  create_time: z.string().nullish(),
  dispute_outcome: outcome,
})
export const disputes = z.object({ items: z.array(dispute).nullish() })

export const transactions = z.object({
  total_pages: z.number().nullish(),
  transaction_details: z
    .array(
      z.object({
        transaction_info: z.object({
          transaction_id: z.string(),
          transaction_event_code: z.string().nullish(),
          transaction_status: z.string().nullish(),
          transaction_initiation_date: z.string().nullish(),
          transaction_amount: money.nullish(),
          custom_field: z.string().nullish(),
        }),
      }),
    )
    .nullish(),
})

export const event = z.object({
  id: z.string().min(1),
  event_type: z.string(),
  resource: z.object({
    id: z.string().nullish(),
    custom_id: z.string().nullish(),
    purchase_units: z.array(z.object({ custom_id: z.string().nullish() })).nullish(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().nullish() }).nullish() })
      .nullish(),
    disputed_transactions: z
      .array(
        z.object({
          custom: z.string().nullish(),
          invoice_number: z.string().nullish(),
          seller_transaction_id: z.string().nullish(),
        }),
      )
      .nullish(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).nullish(),
  }),
})
export type PaypalEvent = z.output<typeof event>
