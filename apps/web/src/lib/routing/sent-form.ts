import type { SentForm } from '@lectern/contract/kernel/page-renderer'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** The form that came to this page without scripts and was refused; the pages to which its reader goes on know nothing of it. */
export const useSentForm = (): SentForm | undefined => {
  const router = useRouter()
  const [form] = useState(() => router.options.context.form)
  useEffect(() => {
    Object.assign(router.options.context, { form: undefined })
  }, [router])
  return form
}
