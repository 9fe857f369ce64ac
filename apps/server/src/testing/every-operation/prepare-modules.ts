/** Modules of a course: one that stands, and one that was removed. */
export interface ModuleIds {
  readonly module: number
  readonly removedModule: number
}

type Send = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ modules: readonly { readonly id: number }[] }>

/** Adds two modules to a course and removes the second. */
export const prepareModules = async (send: Send, course: number): Promise<ModuleIds> => {
  const add = async (title: string) => {
    const added = (await send('POST', `/courses/${course}/modules`, { title })).modules.at(-1)
    if (!added) throw new Error('The module was not stored.')
    return added.id
  }
  const ids = { module: await add('Module'), removedModule: await add('Removed') }
  await send('DELETE', `/courses/${course}/modules/${ids.removedModule}?lessons=keep`)
  return ids
}
