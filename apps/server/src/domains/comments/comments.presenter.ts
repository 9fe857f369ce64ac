import type { Comment } from '@lectern/contract/comments/comment'
import { commentLimits } from '@lectern/contract/comments/comment-limits'
import { cleanComment, plainComment } from '@lectern/contract/comments/rules/comment-text'
import { decideComment } from '@lectern/contract/comments/rules/visibility'
import type { Locale } from '@lectern/contract/kernel/locales'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import type { FileAccess } from '../files/index.ts'
import { listFaces } from '../identity/index.ts'
import { loadAuthorRoles } from './author-roles.ts'
import type { CommentCaller, CommentPlace } from './places/comment-places.ts'
import { type CommentReader, type CommentRow, listComments } from './comments.repository.ts'

/** Grounds of the letter that stands for somebody without a picture; white on each is readable. */
const grounds = [
  '#3b5bdb',
  '#2b8a3e',
  '#a61e4d',
  '#862e9c',
  '#0b7285',
  '#9c4a00',
  '#5c3d99',
  '#495057',
] as const

const groundOf = (userId: number): string => grounds[userId % grounds.length] ?? grounds[0]

/** What a comment may be to its reader. */
export const rightsOn = (row: CommentRow, { userId, standing }: CommentReader) =>
  decideComment(standing, {
    isOwn: row.authorId === userId,
    isPrivate: row.isPrivate,
    isRestricted: row.isRestricted,
    isDeleted: row.deletedAt !== null,
  })

/** The beginning of a comment, for a line that leads to it. */
export const firstWords = (text: string): string =>
  text.length > commentLimits.excerpt ? `${text.slice(0, commentLimits.excerpt).trimEnd()}…` : text

const momentsIn = (locale: Locale): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** What writes moments in each language: made once, because making one takes longer than all comments of a page. */
const moments: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  en: momentsIn('en'),
  uk: momentsIn('uk'),
  ru: momentsIn('ru'),
}

/** Who wrote a comment; null where the account is gone. */
const presentAuthor = (
  { authorId }: CommentRow,
  faces: Awaited<ReturnType<typeof listFaces>>,
): Comment['user'] => {
  const face = authorId === null ? undefined : faces.get(authorId)
  if (authorId === null || face === undefined) return null
  return { id: authorId, name: face.name, avatar_url: face.avatarUrl, bg_color: groundOf(authorId) }
}

/** What stands for somebody whose account is gone. */
const nameless = '…'

/** What the people are called whom a comment names. */
const namesIn = (
  { mentionIds }: CommentRow,
  faces: Awaited<ReturnType<typeof listFaces>>,
): ReadonlyMap<number, string> =>
  new Map(mentionIds.map((userId) => [userId, faces.get(userId)?.name ?? nameless]))

/** What a comment says, whom it names, and whom its author asks; of a deleted one nothing. */
const presentWords = (
  row: CommentRow,
  faces: Awaited<ReturnType<typeof listFaces>>,
): Pick<Comment, 'text_formatted' | 'mentions' | 'addressee'> => {
  if (row.deletedAt !== null)
    return { text_formatted: { clean: '', without_tags: '' }, mentions: [], addressee: null }
  const names = namesIn(row, faces)
  const addressee = row.addresseeId === null ? undefined : faces.get(row.addresseeId)
  return {
    text_formatted: { clean: cleanComment(row.text, names), without_tags: plainComment(row.text, names) },
    mentions: [...names].map(([id, name]) => ({ id, name })),
    addressee: row.addresseeId === null || !addressee ? null : { id: row.addresseeId, name: addressee.name },
  }
}

/** What comments are presented by. */
export interface Presentation {
  readonly db: ReadDatabase
  readonly files: FileAccess
  readonly caller: CommentCaller & { readonly locale: Locale }
  readonly schoolId: SchoolId
  readonly reader: CommentReader
  /** Where they stand; null: at places of many kinds. */
  readonly place: Pick<CommentPlace, 'productId' | 'attempt'> | null
}

/** Comments as their reader sees them: people, answered comments and files each by one query, however many rows. */
export const presentComments = async (
  { db, files, caller, schoolId, reader, place }: Presentation,
  rows: readonly CommentRow[],
): Promise<Comment[]> => {
  const parentIds = [...new Set(rows.flatMap(({ parentId }) => parentId ?? []))]
  const parents = await listComments(db, schoolId, parentIds)
  const seenParents = new Map(
    parents.flatMap((row) => (rightsOn(row, reader).counted ? [[row.id, row] as const] : [])),
  )
  const people = [...rows, ...parents].flatMap(({ authorId, addresseeId, mentionIds }) => [
    ...[authorId, addresseeId].flatMap((id) => id ?? []),
    ...mentionIds,
  ])
  const faces = await listFaces(db, people)
  const standing = rows.filter(({ deletedAt }) => deletedAt === null)
  const uuids = [...new Set(standing.flatMap(({ fileUuids }) => fileUuids))]
  const shown = new Map(
    (await files.presentDecided(db, caller, schoolId, uuids)).map((file) => [file.uuid, file]),
  )
  const roleOf = await loadAuthorRoles(db, { schoolId, place }, rows)
  const moment = moments[caller.locale]
  return rows.map((row) => {
    const rights = rightsOn(row, reader)
    const isDeleted = row.deletedAt !== null
    const parent = row.parentId === null ? undefined : seenParents.get(row.parentId)
    return {
      id: row.id,
      commentable_type: row.commentableType,
      commentable_id: row.commentableId,
      commentable: {
        id: row.commentableId,
        finished_at: place?.attempt?.finishedAt?.toISOString() ?? null,
        deleted_at: null,
      },
      question_id: row.questionId,
      statement_id: row.statementId,
      answer_group_id: row.answerGroupId,
      user: isDeleted ? null : presentAuthor(row, faces),
      user_id: isDeleted ? null : row.authorId,
      is_by_team: row.isByTeam,
      author_role: roleOf(row),
      parent: parent
        ? {
            id: parent.id,
            user_name: presentAuthor(parent, faces)?.name ?? null,
            text: firstWords(plainComment(parent.text, namesIn(parent, faces))),
          }
        : null,
      files: isDeleted ? [] : row.fileUuids.flatMap((uuid) => shown.get(uuid) ?? []),
      ...presentWords(row, faces),
      is_private: row.isPrivate,
      is_restricted: row.isRestricted,
      is_deleted: isDeleted,
      created_at: row.createdAt.toISOString(),
      created_at_human: moment.format(row.createdAt),
      updated_at: (row.editedAt ?? row.createdAt).toISOString(),
      is_edited: row.editedAt !== null,
      may: {
        edit: rights.edit,
        delete: rights.delete,
        restrict: rights.restrict,
        set_privacy: rights.setPrivacy,
        reply: rights.reply,
        report: rights.counted && row.authorId !== reader.userId && !row.isPrivate,
      },
    }
  })
}
