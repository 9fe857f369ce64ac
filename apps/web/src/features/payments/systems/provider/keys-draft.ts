import type {
  Connection,
  ConnectionKeys,
  ConnectionMode,
  KeyField,
} from '@lectern/contract/payments/connections'
import { useState } from 'react'
import { keyFault, type KeyFault } from './key-faults.ts'

/** How a kept key is shown; undefined: none is kept. */
const shownOf = (connection: Connection | null, name: string): string | undefined =>
  connection?.keys.find((each) => each.name === name)?.shown

/** Keys of one account as they are typed: a secret that is kept stands there by its last signs until it is changed. */
export const useKeysDraft = (fields: readonly KeyField[], connection: Connection | null) => {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<ConnectionMode>()
  const mode = chosen ?? connection?.mode ?? 'test'
  const valueOf = ({ name, isSecret }: KeyField): string =>
    typed[name] ?? (isSecret ? '' : (shownOf(connection, name) ?? ''))
  const faultOf = (field: KeyField): KeyFault | undefined => {
    const isKept = field.isSecret && shownOf(connection, field.name) !== undefined
    return keyFault(field, valueOf(field), isKept)
  }
  return {
    mode,
    chooseMode: setChosen,
    valueOf,
    write: (name: string, value: string) => setTyped((before) => ({ ...before, [name]: value })),
    /** How the kept secret is shown; undefined: it is to be typed. */
    keptOf: ({ name, isSecret }: KeyField): string | undefined =>
      isSecret && !changed.has(name) ? shownOf(connection, name) : undefined,
    change: (name: string) => setChanged((before) => new Set([...before, name])),
    leave: (name: string) => setLeft((before) => new Set([...before, name])),
    /** Told once the field was left, so that nobody is corrected while typing. */
    shownFaultOf: (field: KeyField) => (left.has(field.name) ? faultOf(field) : undefined),
    /** Shows everything that is wrong. @returns whether nothing is */
    judge: (): boolean => {
      setLeft(new Set(fields.map(({ name }) => name)))
      return fields.every((field) => faultOf(field) === undefined)
    },
    /** What is sent: secrets that were not typed stay as they are kept. */
    body: (isModeChosen: boolean): ConnectionKeys => ({
      ...(isModeChosen && { mode }),
      keys: Object.fromEntries(
        fields.flatMap((field) => {
          const value = valueOf(field).trim()
          return value === '' ? [] : [[field.name, value]]
        }),
      ),
    }),
    /** Forgets what was typed: it is kept now. */
    clear: () => {
      setTyped({})
      setChanged(new Set())
      setLeft(new Set())
    },
  }
}
export type KeysDraft = ReturnType<typeof useKeysDraft>
