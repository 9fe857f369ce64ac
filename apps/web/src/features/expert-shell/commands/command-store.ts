import { createSpotlight } from '@mantine/spotlight'

/** The command menu's state, and what opens and closes it. */
export const [menuStore, commands] = createSpotlight()

export const isOpen = (): boolean => menuStore.getState().opened

/** Makes the first entry the one that Enter takes; the menu itself does so only while a person types. */
export const chooseFirst = (): void => {
  const list = document.getElementById(menuStore.getState().listId)
  const entries = [...(list?.querySelectorAll('[data-action]') ?? [])]
  for (const entry of entries) entry.removeAttribute('data-selected')
  entries[0]?.setAttribute('data-selected', 'true')
  menuStore.setState({ ...menuStore.getState(), selected: entries.length > 0 ? 0 : -1 })
}
