import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isPayPalSignature, newId, payPalPublicKey } from '../core/signatures.ts'
import { on } from '../core/wire.ts'
import { type AddPayPalCall, notThere, payPalError } from './calls.ts'
import type { Webhook, Webhooks } from './messages.ts'

const webhookBody = z.object({
  url: z.url(),
  event_types: z
    .array(z.object({ name: z.string().max(100) }))
    .min(1)
    .max(100),
})

const verificationBody = z.object({
  auth_algo: z.string(),
  cert_url: z.string(),
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.string(),
  webhook_id: z.string(),
  webhook_event: z.unknown(),
})

const mostWebhooksOfAccount = 10

const webhookObject = ({ id, url, events }: Webhook) => ({
  id,
  url,
  event_types: events.map((name) => ({ name, status: 'ENABLED' })),
})

/** Where messages go, and whether a message is PayPal's. */
export const addWebhookCalls = (app: FastifyInstance, add: AddPayPalCall, webhooks: Webhooks): void => {
  on(app, 'GET', '/v1/notifications/certs/CERT-stand-in', async (_request, reply) =>
    reply.type('application/x-pem-file').send(payPalPublicKey()),
  )

  add('POST', '/v1/notifications/webhooks', ({ account, body }) => {
    const read = webhookBody.safeParse(body)
    if (!read.success) throw payPalError(400, 'VALIDATION_ERROR', 'INVALID_PARAMETER_VALUE')
    const { url, event_types: types } = read.data
    if (webhooks.of(account).some((webhook) => webhook.url === url))
      throw payPalError(400, 'WEBHOOK_URL_ALREADY_EXISTS', 'WEBHOOK_URL_ALREADY_EXISTS')
    if (webhooks.of(account).length >= mostWebhooksOfAccount)
      throw payPalError(400, 'WEBHOOK_NUMBER_LIMIT_EXCEEDED', 'WEBHOOK_NUMBER_LIMIT_EXCEEDED')
    const webhook = { id: newId('', 17).toUpperCase(), account, url, events: types.map(({ name }) => name) }
    webhooks.add(webhook)
    return { status: 201, body: webhookObject(webhook) }
  })

  add('GET', '/v1/notifications/webhooks', ({ account }) => ({
    status: 200,
    body: { webhooks: webhooks.of(account).map(webhookObject) },
  }))

  const own = (account: string, id: string): Webhook => {
    const webhook = webhooks.find(id)
    if (webhook?.account !== account) throw notThere()
    return webhook
  }
  add('GET', '/v1/notifications/webhooks/:id', ({ account, id }) => ({
    status: 200,
    body: webhookObject(own(account, id)),
  }))
  add('DELETE', '/v1/notifications/webhooks/:id', ({ account, id }) => {
    webhooks.remove(own(account, id).id)
    return { status: 204, body: undefined }
  })

  add('POST', '/v1/notifications/verify-webhook-signature', ({ account, body }) => {
    const read = verificationBody.safeParse(body)
    if (!read.success) throw payPalError(400, 'VALIDATION_ERROR', 'INVALID_PARAMETER_VALUE')
    const { webhook_id: webhookId, transmission_id: id, transmission_time: time } = read.data
    const isGood =
      webhooks.find(webhookId)?.account === account &&
      read.data.auth_algo === 'SHA256withRSA' &&
      isPayPalSignature(
        { id, time, webhookId, body: JSON.stringify(read.data.webhook_event) },
        read.data.transmission_sig,
      )
    return { status: 200, body: { verification_status: isGood ? 'SUCCESS' : 'FAILURE' } }
  })
}
