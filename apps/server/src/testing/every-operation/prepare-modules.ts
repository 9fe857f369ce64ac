import { type OfferIds, prepareOffers } from './prepare-offers.ts'

/** Modules of a course: one that stands, and one that was removed; a course that was removed; and offers of the course. */
export interface ModuleIds extends OfferIds {
  readonly module: number
  readonly removedModule: number
  readonly removedCourse: number
}

type Send = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ id: number; code: string; modules: readonly { readonly id: number }[] }>

/** Adds two modules to a course and removes the second; makes a course and removes it; and makes offers of the first. */
export const prepareModules = async (
  send: Send,
  { id: course, product_id: product }: { readonly id: number; readonly product_id: number },
): Promise<ModuleIds> => {
  const add = async (title: string) => {
    const added = (await send('POST', `/courses/${course}/modules`, { title })).modules.at(-1)
    if (!added) throw new Error('The module was not stored.')
    return added.id
  }
  const ids = { module: await add('Module'), removedModule: await add('Removed') }
  await send('DELETE', `/courses/${course}/modules/${ids.removedModule}?lessons=keep`)
  const { id: removedCourse } = await send('POST', '/courses', { title: 'Removed' })
  await send('DELETE', `/courses/${removedCourse}`)
  return { ...ids, removedCourse, ...(await prepareOffers(send, product)) }
}
