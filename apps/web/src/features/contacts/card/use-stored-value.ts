import { useState } from 'react'

/** `changed`: somebody else changed the value meanwhile, and both are shown. */
export type Outcome = 'stored' | 'refused' | 'changed'

/** A value that is edited in place: what is written stays until it is stored or dropped. */
export const useStoredValue = <Value>(value: Value, onStore: (value: Value) => Promise<Outcome>) => {
  const [draft, setDraft] = useState<{ readonly value: Value }>()
  const [outcome, setOutcome] = useState<Outcome>('stored')
  const store = async (next: Value) => {
    const sent = { value: next }
    setDraft(sent)
    const told = await onStore(next)
    setOutcome(told)
    // What was typed while the value was on its way stays.
    if (told === 'stored') setDraft((now) => (now === sent ? undefined : now))
  }
  return {
    written: draft ? draft.value : value,
    outcome,
    write: (next: Value) => setDraft({ value: next }),
    store,
    drop: () => {
      setDraft(undefined)
      setOutcome('stored')
    },
  }
}
export type StoredValue<Value> = ReturnType<typeof useStoredValue<Value>>
