import { z } from 'zod'
import { acknowledged, cutList, dataOf, wholeList } from '../../kernel/envelope.ts'
import { id, idParam } from '../../kernel/ids.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { quiz, quizName } from '../quiz.ts'
import { folderName, libraryLimits, quizFolder, quizPlace, tagCount, tagList } from './library.ts'

const reading = { kind: 'staff', anyOf: ['quiz_list', 'quiz_read'] } as const
const editing = { kind: 'staff', anyOf: ['quiz_edit'] } as const
const quizParam = z.object({ quiz: idParam })
const folderParam = z.object({ folder: idParam })

export const copyQuiz = defineOperation({
  id: 'quizzes.copyQuiz',
  method: 'POST',
  path: '/quizzes/:quiz/copy',
  summary: 'A new quiz with the same questions and settings, without attempts and results',
  params: quizParam,
  body: z.strictObject({ name: quizName }),
  output: dataOf(quiz),
  errors: [],
  permission: { kind: 'staff', anyOf: ['quiz_create'], alsoAnyOf: ['quiz_read'] },
  status: 201,
})

export const organiseQuizzes = defineOperation({
  id: 'quizzes.organiseQuizzes',
  method: 'POST',
  path: '/quizzes/organise',
  summary: 'Put quizzes into a folder, give them tags, archive them or bring them back; all of them or none',
  body: z.strictObject({
    ids: z.array(id).min(1).max(libraryLimits.perCall),
    /** Null takes them out of every folder. */
    folder_id: id.nullable().optional(),
    /** In place of the tags that they have. */
    tags: tagList.optional(),
    /** Beside the tags that they have. */
    add_tags: tagList.optional(),
    is_archived: z.boolean().optional(),
  }),
  output: acknowledged,
  errors: ['foreign_quizzes', 'foreign_quiz_folder', 'too_many_tags'],
  permission: editing,
})

export const deleteQuiz = defineOperation({
  id: 'quizzes.deleteQuiz',
  method: 'DELETE',
  path: '/quizzes/:quiz',
  summary: 'Delete a quiz that no lesson holds and that nobody has taken',
  params: quizParam,
  output: acknowledged,
  errors: ['quiz_in_use', 'quiz_has_attempts', 'quiz_in_removed_lesson'],
  permission: { kind: 'staff', anyOf: ['quiz_delete'] },
})

export const listQuizPlaces = defineOperation({
  id: 'quizzes.listQuizPlaces',
  method: 'GET',
  path: '/quizzes/:quiz/places',
  summary: 'The lessons that show a quiz',
  params: quizParam,
  output: cutList(quizPlace, libraryLimits.places),
  errors: [],
  permission: reading,
})

export const listQuizTags = defineOperation({
  id: 'quizzes.listQuizTags',
  method: 'GET',
  path: '/quizzes/tags',
  summary: 'The tags of the quizzes of the school, the most used first',
  output: cutList(tagCount, libraryLimits.tagsOffered),
  errors: [],
  permission: reading,
})

export const listQuizFolders = defineOperation({
  id: 'quizzes.listQuizFolders',
  method: 'GET',
  path: '/quizzes/folders',
  summary: 'Every folder of quizzes, by name',
  output: dataOf(wholeList(quizFolder, libraryLimits.folders)),
  errors: [],
  permission: reading,
})

export const createQuizFolder = defineOperation({
  id: 'quizzes.createQuizFolder',
  method: 'POST',
  path: '/quizzes/folders',
  summary: 'Make a folder for quizzes',
  body: z.strictObject({ name: folderName }),
  output: dataOf(quizFolder),
  errors: ['too_many_quiz_folders'],
  permission: editing,
  status: 201,
})

export const renameQuizFolder = defineOperation({
  id: 'quizzes.renameQuizFolder',
  method: 'PUT',
  path: '/quizzes/folders/:folder',
  summary: 'Rename a folder of quizzes',
  params: folderParam,
  body: z.strictObject({ name: folderName }),
  output: acknowledged,
  errors: [],
  permission: editing,
})

export const deleteQuizFolder = defineOperation({
  id: 'quizzes.deleteQuizFolder',
  method: 'DELETE',
  path: '/quizzes/folders/:folder',
  summary: 'Delete a folder; its quizzes stay, in no folder',
  params: folderParam,
  output: acknowledged,
  errors: [],
  permission: editing,
})
