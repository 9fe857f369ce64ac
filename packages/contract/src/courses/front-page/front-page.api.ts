import { z } from 'zod'
import { dataOf } from '../../kernel/envelope.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { sentPicture, sentPictureBytes } from '../../files/kept-pictures.ts'
import { authoredFrontPage, publicFrontPage, writtenFrontPage } from './front-page.ts'

const editors = {
  kind: 'policy',
  session: 'required',
  rule: 'Whoever may change the settings of the visited school.',
  allows: ['owner'],
  otherwise: 403,
} as const

export const getPublicFrontPage = defineOperation({
  id: 'courses.getPublicFrontPage',
  method: 'GET',
  path: '/public/front-page',
  summary: 'What stands on the front page of the visited school',
  output: dataOf(publicFrontPage),
  errors: ['no_school_yet'],
  permission: { kind: 'public', why: 'The front page is what a school shows to everybody.' },
})

export const getFrontPage = defineOperation({
  id: 'courses.getFrontPage',
  method: 'GET',
  path: '/front-page/editor',
  summary:
    'The front page of the visited school for whoever writes it, with lessons and people to choose from',
  output: dataOf(authoredFrontPage),
  errors: [],
  permission: editors,
})

export const updateFrontPage = defineOperation({
  id: 'courses.updateFrontPage',
  method: 'PUT',
  path: '/front-page',
  summary: 'Write the front page of the visited school, unless somebody else wrote it meanwhile',
  body: z.strictObject(writtenFrontPage.shape),
  output: dataOf(writtenFrontPage),
  errors: ['conflict', 'unknown_author', 'lesson_not_free'],
  permission: editors,
})

export const saveFrontPagePicture = defineOperation({
  id: 'courses.saveFrontPagePicture',
  method: 'POST',
  path: '/front-page/pictures',
  summary: 'Keep a picture for the front page of the visited school: 16:9 is cut from its middle',
  body: sentPicture,
  output: dataOf(z.object({ url: z.string() })),
  errors: ['picture_unreadable', 'picture_too_large'],
  permission: editors,
  bodyLimit: 2 * sentPictureBytes,
  perMinute: 30,
  status: 201,
})
