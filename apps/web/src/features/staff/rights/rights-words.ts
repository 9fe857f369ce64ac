import type { TextId, Translate } from '../../../lib/texts/index.ts'

const isText = (id: string, t: Translate): id is TextId => t.has(id)

const textOr = (id: string, otherwise: string, t: Translate): string => (isText(id, t) ? t(id) : otherwise)

/** An area of the rights screen, in the words of the menu. */
export const areaText = (key: string, t: Translate): string => textOr(`school.area_${key}`, key, t)

/** What a right is about, such as "Orders". */
export const objectText = (object: string, t: Translate): string =>
  textOr(`school.object_${object}`, object, t)

/** What a right lets one do, such as "Give money back"; rights without words of their own share those of their action. */
export const rightText = (permission: string, t: Translate): string => {
  const [whole = '', part] = permission.split('.')
  const action = whole.slice(whole.lastIndexOf('_') + 1)
  const shared = textOr(`school.right_${action}`, action, t)
  if (part === undefined) return textOr(`school.right_of_${whole}`, shared, t)
  const own = `school.right_of_${whole}_${part}`
  if (isText(own, t)) return t(own)
  return t('school.right_narrowed', { right: shared, part: textOr(`school.part_${part}`, part, t) })
}

/** A group by its name; the ready ones are named in the reader's language. */
export const groupName = (group: { key: string | null; name: string }, t: Translate): string =>
  group.key === null ? group.name : textOr(`school.group_${group.key}`, group.name, t)

/** One sentence about a ready group; nothing about a school's own. */
export const groupText = (group: { key: string | null }, t: Translate): string | undefined => {
  const id = `school.group_${group.key ?? ''}_text`
  return isText(id, t) ? t(id) : undefined
}
