import { importLimits } from '@lectern/contract/contacts/imports/contact-imports'
import { useEffect, useRef, useState } from 'react'
import { sendContacts } from './send-contacts.ts'

export type SentFile =
  | { readonly kind: 'none' }
  | { readonly kind: 'sending'; readonly file: File; readonly part: number }
  | { readonly kind: 'tooLarge' | 'emptyFile' | 'wrongKind'; readonly file: File }
  | { readonly kind: 'failed'; readonly file: File; readonly error: unknown }

const endings = ['.csv', '.txt', '.tsv', '.xlsx']
export const takenFiles = endings.join(',')

/** What is plain before a file is sent. */
const refusalOf = ({ name, size }: File): 'tooLarge' | 'emptyFile' | 'wrongKind' | undefined => {
  if (!endings.some((ending) => name.toLowerCase().endsWith(ending))) return 'wrongKind'
  if (size === 0) return 'emptyFile'
  return size > importLimits.bytes ? 'tooLarge' : undefined
}

/** Sends a file of contacts; another one takes its place. */
export const useSentFile = (onMade: (importId: number) => void, send = sendContacts) => {
  const [state, setState] = useState<SentFile>({ kind: 'none' })
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  const begin = async (file: File): Promise<void> => {
    stop.current?.abort()
    const kind = refusalOf(file)
    if (kind !== undefined) return setState({ kind, file })
    const own = new AbortController()
    const { signal } = own
    stop.current = own
    const show = (next: SentFile) => signal.aborted || setState(next)
    show({ kind: 'sending', file, part: 0 })
    try {
      const importId = await send(file, {
        signal,
        onSent: (part) => show({ kind: 'sending', file, part }),
      })
      if (!signal.aborted) onMade(importId)
    } catch (error) {
      show({ kind: 'failed', file, error })
    }
  }
  const cancel = () => {
    stop.current?.abort()
    setState({ kind: 'none' })
  }
  return { state, begin, cancel }
}
