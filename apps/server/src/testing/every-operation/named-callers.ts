import type { DemoApp } from './demo-school.ts'

/** Calls that only one person of the demo may make. */
export const namedCallers: Readonly<Record<string, keyof DemoApp['tokens']>> = {
  'accounts.selectSchool': 'curator',
  // Who owns a school cannot leave, and leaving has a sample too.
  'accounts.createSchool': 'visitor',
  'accounts.acceptInvitation': 'visitor',
  'accounts.acceptOwnership': 'deputy',
  // Who has finished the course.
  'learning.getFinishedCourse': 'ann',
  // Whose comment it is, as one of the team.
  'comments.publishComment': 'expert',
  'comments.restrictComments': 'expert',
  'comments.concealComment': 'expert',
  // Who checks the answers.
  'comments.setCommentAllowance': 'expert',
  'courses.getCoursePage': 'expert',
  'courses.updateCoursePage': 'expert',
  'courses.getFrontPage': 'expert',
  'courses.saveFrontPagePicture': 'expert',
  'courses.updateFrontPage': 'expert',
}
