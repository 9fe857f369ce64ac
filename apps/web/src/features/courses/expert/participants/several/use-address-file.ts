import type { AddressColumn, ReadAddress } from '@lectern/contract/courses/addresses/read-addresses'
import type { AddressList } from '@lectern/contract/courses/courses.bytes'
import { useEffect, useRef, useState } from 'react'
import { sendForm } from '../../../../../lib/api/index.ts'

export type AddressFileState =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly name: string }
  /** It holds several columns of addresses: its reader says which is meant. */
  | { readonly kind: 'asks'; readonly name: string; readonly columns: readonly AddressColumn[] }
  | { readonly kind: 'failed'; readonly name: string; readonly error: unknown }

/** The route answers what its schema in the contract says. */
const asList = (value: unknown): AddressList =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked by the server before it goes out
  value as AddressList

/** Has a file read by the server; the last one that is chosen counts. */
export const useAddressFile = (product: number, onRead: (rows: readonly ReadAddress[]) => void) => {
  const [file, setFile] = useState<AddressFileState>({ kind: 'none' })
  const reading = useRef<AbortController>(null)
  useEffect(() => () => reading.current?.abort(), [])

  const takeColumn = (column: AddressColumn | undefined) => {
    setFile({ kind: 'none' })
    onRead(column?.rows ?? [])
  }

  const readFile = async (chosen: File): Promise<void> => {
    reading.current?.abort()
    const stop = new AbortController()
    reading.current = stop
    setFile({ kind: 'reading', name: chosen.name })
    const form = new FormData()
    form.append('file', chosen)
    try {
      const path = `/products/${product}/participants/read-file`
      const { columns } = asList(await sendForm(path, form, { signal: stop.signal }))
      if (stop.signal.aborted) return
      if (columns.length > 1) return setFile({ kind: 'asks', name: chosen.name, columns })
      takeColumn(columns[0])
    } catch (error) {
      if (!stop.signal.aborted) setFile({ kind: 'failed', name: chosen.name, error })
    }
  }
  return { file, readFile, takeColumn, forgetFile: () => setFile({ kind: 'none' }) }
}
