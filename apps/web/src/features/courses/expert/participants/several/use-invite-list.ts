import { readAddresses, type ReadAddress } from '@lectern/contract/courses/addresses/read-addresses'
import { useEffect, useRef, useState } from 'react'
import { newKey } from '../../../../../lib/new-key.ts'
import { addParticipants } from '../../../api.ts'
import { useParticipantsReload } from '../participants-reload.ts'
import {
  isLeftOut,
  type ListedAddress,
  waitingIn,
  withAddresses,
  withoutAddresses,
  withOutcomes,
} from './address-list.ts'
import { sendAddresses } from './send-addresses.ts'
import { useAddressFile } from './use-address-file.ts'

interface Sending {
  readonly done: number
  readonly of: number
  /** Seconds for which the server asked to wait. */
  readonly pause: number | null
}

const pauseFor = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Addresses that are to be added to a product, and their sending. It outlives the dialog that shows it. */
export const useInviteList = (product: number) => {
  const [list, setList] = useState<readonly ListedAddress[]>([])
  const [leftOut, setLeftOut] = useState(0)
  const [sending, setSending] = useState<Sending>()
  const [error, setError] = useState<unknown>()
  const reload = useParticipantsReload()
  const stopping = useRef<AbortController>(null)
  useEffect(() => () => stopping.current?.abort(), [])

  // The list may have changed while a file was being read.
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  })
  const take = (read: readonly ReadAddress[]) => {
    const more = withAddresses(latest.current, read, newKey)
    setList(more.list)
    setLeftOut(more.leftOut)
  }
  const { file, readFile, takeColumn, forgetFile } = useAddressFile(product, take)

  const send = async (): Promise<void> => {
    const emails = waitingIn(list)
    const stop = new AbortController()
    stopping.current = stop
    let done = 0
    const show = (pause: number | null) => setSending({ done, of: emails.length, pause })
    setError(undefined)
    forgetFile()
    show(null)
    try {
      await sendAddresses(emails, {
        send: async (part) =>
          (await addParticipants({ params: { product }, body: { emails: [...part] } })).data,
        pause: async (seconds) => {
          show(seconds)
          await pauseFor(seconds, stop.signal)
          show(null)
        },
        onSent: (sent) => {
          done += sent.length
          show(null)
          setList((before) => withOutcomes(before, sent))
        },
        signal: stop.signal,
      })
    } catch (failure) {
      setError(failure)
    }
    setSending(undefined)
    await reload()
  }

  return {
    list,
    leftOut,
    sending,
    error,
    file,
    takeText: (text: string) => take(readAddresses(text)),
    readFile,
    takeColumn,
    forgetFile,
    send,
    stop: () => stopping.current?.abort(),
    remove: (key: string) => setList(withoutAddresses(list, (each) => each.key === key)),
    removeLeftOut: () => setList(withoutAddresses(list, isLeftOut)),
    /** Begins anew once nothing waits any more. */
    close: () => {
      if (sending || waitingIn(list).length > 0) return
      setList([])
      setLeftOut(0)
      setError(undefined)
      forgetFile()
    },
  }
}

export type InviteList = ReturnType<typeof useInviteList>
