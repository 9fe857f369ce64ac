import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { CallError } from '../call-error.ts'
import { hostOf } from '../requests/host.ts'
import { escapeHtml } from '../../texts/escape-html.ts'

const loopback = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/

/** Kept mails at `/dev/mailbox` and `/dev/mailbox.json`: in demo mode, for a reader on this machine, nowhere else. */
export const mountMailbox = (
  app: FastifyInstance,
  { env, storedMails }: Pick<Dependencies, 'env' | 'storedMails'>,
): void => {
  if (!env.demo || storedMails === null) return
  const guard = async (request: FastifyRequest) => {
    const { name } = hostOf(request)
    const isLocalName = name === 'localhost' || name.endsWith('.localhost') || loopback.test(name)
    if (!loopback.test(request.ip) || !isLocalName) throw new CallError('not_found')
  }
  app.get('/dev/mailbox.json', { preHandler: guard }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ data: await storedMails.storedMails() }),
  )
  app.get('/dev/mailbox', { preHandler: guard }, async (_request, reply) =>
    sendMailbox(reply, (await storedMails.storedMails()).map(mailRow).join('')),
  )
}

const sendMailbox = (reply: FastifyReply, rows: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Kept mails · Lectern</title>
<style>body{font:16px/1.5 system-ui;max-width:48rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid #ccd;padding:1rem 0}pre{white-space:pre-wrap;font:inherit}</style>
<h1>Kept mails</h1>${rows || '<p>No mail has been sent yet.</p>'}</html>`,
    )

const mailRow = (mail: { to: string; subject: string; text: string; at: string }): string =>
  `<article><h2>${escapeHtml(mail.subject)}</h2><p>${escapeHtml(mail.to)} · ${escapeHtml(mail.at)}</p><pre>${escapeHtml(mail.text)}</pre></article>`
