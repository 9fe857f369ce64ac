import type { DemoApp } from './demo-school.ts'

/** Calls that only one person of the demo may make. */
export const namedCallers: Readonly<Record<string, keyof DemoApp['tokens']>> = {
  'staff.selectSchool': 'curator',
  // Who owns a school cannot leave, and leaving has a sample too.
  'staff.createSchool': 'visitor',
  'staff.acceptInvitation': 'visitor',
  'staff.acceptOwnership': 'deputy',
  // Who started the task, or made the view.
  'tasks.listTasks': 'expert',
  'tasks.getTask': 'expert',
  'tasks.cancelTask': 'expert',
  'tasks.undoTask': 'expert',
  'views.updateView': 'expert',
  'views.deleteView': 'expert',
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
