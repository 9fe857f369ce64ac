import type { ContactFieldReview, ContactFieldSetup } from '@lectern/contract/contacts/contact-settings'
import { useState } from 'react'
import { rehearseContactField } from '../api.ts'
import { isHarmless } from './change-warning.tsx'
import type { FieldChange } from './settings-work.ts'
import type { SettingsWork } from './use-contact-settings.ts'

/** Whether values of people may stand in the way of a change. */
const isTouching = (field: ContactFieldSetup, change: FieldChange): boolean => {
  if (change.is_unique === true || change.is_required === true) return true
  const left = new Set(change.options?.map(({ value }) => value))
  return change.options !== undefined && field.options.some(({ value }) => !left.has(value))
}

/** Stores changes of a field; what touches values of people is rehearsed, and waits for a yes. */
export const useFieldChange = (field: ContactFieldSetup, work: SettingsWork) => {
  const [asked, setAsked] = useState<{ change: FieldChange; review: ContactFieldReview }>()
  const rehearse = async (change: FieldChange) => {
    const { data } = await rehearseContactField({ params: { field: field.id }, body: change })
    return data
  }
  const change = async (wanted: FieldChange): Promise<void> => {
    if (!isTouching(field, wanted)) return void (await work.change(field.id, wanted))
    const review = await rehearse(wanted)
    if (isHarmless(review)) await work.change(field.id, wanted)
    else setAsked({ change: wanted, review })
  }
  const accept = async (): Promise<void> => {
    setAsked(undefined)
    if (asked) await work.change(field.id, { ...asked.change, accepts_loss: true })
  }
  return { review: asked?.review, change, accept, cancel: () => setAsked(undefined) }
}
