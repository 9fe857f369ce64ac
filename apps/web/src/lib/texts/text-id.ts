import type appMeta from '../../locales/en/app-meta.json'
import type common from '../../locales/en/common.json'

interface Groups {
  'app-meta': typeof appMeta
  common: typeof common
}

/** A translation group: the unit in which texts travel. */
export type TextGroup = keyof Groups

/** Every text by its whole id, `group.key`; a key that no English file has does not compile. */
export type TextId = { [G in TextGroup]: `${G}.${keyof Groups[G] & string}` }[TextGroup]
