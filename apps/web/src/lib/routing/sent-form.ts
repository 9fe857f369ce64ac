import type { SentForm } from '@lectern/contract/kernel/page-renderer'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** The form that came to this page without scripts and was refused; the pages to which its reader goes on know nothing of it. */
export const useSentForm = (): SentForm | undefined => {
  const router = useRouter()
  const [form] = useState(() => readSentForm(router.options.context.form))
  useEffect(() => {
    Object.assign(router.options.context, { form: undefined })
  }, [router])
  return form
}

/** What the server wrote into the page for the browser that takes it over. */
const readSentForm = (written: string | undefined): SentForm | undefined => {
  const form: unknown = written === undefined ? undefined : JSON.parse(written)
  return isSentForm(form) ? form : undefined
}

const isSentForm = (value: unknown): value is SentForm =>
  typeof value === 'object' && value !== null && 'fields' in value && 'status' in value
