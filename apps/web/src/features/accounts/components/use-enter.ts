import { useAction } from '../../../lib/use-action.ts'

/** The text of a form's field; nothing where there is a file or no such field. */
export const textOf = (fields: FormData, name: string): string => {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * Lets a person in by `enter` and goes on to `next`. The page is loaded anew, so that nothing of whoever was here before
 * stays in this tab's memory.
 */
export const useEnter = (enter: (fields: FormData) => Promise<unknown>, next: string) =>
  useAction(async (fields: FormData) => {
    await enter(fields)
    window.location.assign(next)
  })
