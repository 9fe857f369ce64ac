import {
  createSubscriptionFacts,
  isLearnerOf,
  leaveTeams,
  listLearnerCabinets,
  listParticipations,
  listTeamSeats,
  subscriptionChannel,
} from './domains/access/index.ts'
import { createActors, createLinkSignIn, registerIdentity } from './domains/identity/index.ts'
import { createPinnedAttempts, exportAttempts, registerAttempts } from './domains/attempts/index.ts'
import { describeProgram, enrol, productOfCourse, registerCourses } from './domains/courses/index.ts'
import { createFileDoor, type FileDoor, mountFiles, registerFiles } from './domains/files/index.ts'
import {
  createLessonContents,
  createUnitPlaces,
  exportProgress,
  exportUnitProgress,
  registerLessons,
} from './domains/lessons/index.ts'
import { exportOrders, registerOrders } from './domains/orders/index.ts'
import { registerQuizzes } from './domains/quizzes/index.ts'
import {
  createGate,
  createSchoolHosts,
  exportContactFields,
  exportPoints,
  fillRegistration,
  listOwnedSchools,
  registerSchools,
} from './domains/schools/index.ts'
import {
  claimFirstSchool,
  countInvited,
  createSeats,
  describePerson,
  findMember,
  registerStaff,
  staffAlerts,
} from './domains/staff/index.ts'
import { registerTexts } from './domains/texts/index.ts'
import { type Api, createApi } from './platform/http/api.ts'
import { mountHealth } from './platform/http/pages/health.ts'
import { createHttpServer, type HttpServer } from './platform/http/http-server.ts'
import { mountMailbox } from './platform/http/pages/mailbox.ts'
import { mountPages, type WebPages } from './platform/http/pages/pages.ts'
import { mountPictures } from './platform/http/pages/pictures.ts'
import { mountUnknownAddress } from './platform/http/pages/unknown-address.ts'
import type { Parts } from './platform/parts.ts'

/** The whole server over the given parts, without a socket: platform first, then domains, then pages. */
export const buildApp = async (parts: Parts, pages: WebPages | null): Promise<HttpServer> => {
  const app = await createHttpServer(parts)
  const doors = await createDoors(parts)
  const api = createApi({ ...parts, ...doors })
  const { files } = await registerDomains(api, parts)
  api.mount(app)
  mountHealth(app, parts)
  mountMailbox(app, parts)
  mountPictures(app, parts)
  mountFiles(app, { ...parts, isLearnerOf }, { ...doors, files })
  mountUnknownAddress(app, api.bound())
  if (pages) {
    const exchange = await createLinkSignIn(parts)
    await mountPages(app, pages, api.direct, { identity: doors.identity, exchange }, parts.env.videoHosts)
  }
  return app
}

/** Who is calling, and who may enter. */
export const createDoors = async (parts: Parts) => ({
  identity: {
    ...(await createActors(parts)),
    ...(await createSeats(parts, listTeamSeats)),
    ...(await createSchoolHosts(parts)),
  },
  gate: await createGate(parts),
})

/** Binds the operations of every domain. @returns what the routes that carry bytes need of them */
export const registerDomains = async (api: Api, parts: Parts): Promise<{ readonly files: FileDoor }> => {
  registerTexts(api.bind, parts)
  await registerPeople(api, parts)
  registerOrders(api.bind)
  registerQuizzes(api.bind)
  const pinned = createPinnedAttempts(parts)
  registerAttempts(api.bind, parts, pinned)
  const subscriptions = await createSubscriptionFacts(parts)
  const contents = await createLessonContents(parts)
  const places = { info_unit: await createUnitPlaces(parts, { contents, subscriptions }) }
  const files = await createFileDoor({ ...parts, isLearnerOf }, places)
  registerFiles(api.bind, { ...parts, isLearnerOf }, files, places)
  await registerLessons(api.bind, parts, productOfCourse, { pinned, subscriptions, contents, files })
  await registerCourses(api.bind, parts, subscriptions)
  return { files }
}

/** Binds people, their schools and the staff, and hands the lower domains what the higher ones tell. */
const registerPeople = async (api: Api, parts: Parts): Promise<void> => {
  await registerIdentity(api.bind, parts, {
    describePerson: (db, userId) => describePerson(db, userId, listParticipations),
    registration: { claimFirstSchool, fillFields: fillRegistration },
    listOwnedSchools,
    ownData: {
      contactFields: exportContactFields,
      sections: {
        rewards: exportPoints,
        participations: listParticipations,
        progress: exportProgress,
        films: exportUnitProgress,
        attempts: exportAttempts,
        orders: exportOrders,
      },
    },
    alerts: staffAlerts,
  })
  await registerSchools(api.bind, parts, {
    describeProgram,
    countInvited,
    isOfSchool: async (db, cabinetId, userId) =>
      (await isLearnerOf(db, cabinetId, userId)) || (await findMember(db, cabinetId, userId)) !== null,
  })
  await registerStaff(api.bind, parts, {
    leaveTeams,
    enrol,
    listLearnerCabinets,
    participations: { list: listParticipations, channel: subscriptionChannel },
  })
}
