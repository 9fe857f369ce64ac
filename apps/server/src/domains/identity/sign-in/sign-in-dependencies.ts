import type { CurrentUser } from '@lectern/contract/identity/people'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { KeyedTools } from '../../../platform/sign-in/keyed.ts'
import type { SignInServices } from '../../../platform/sign-in/services.ts'
import type { FollowPerson } from '../follow-person.ts'
import type { SignInAnswers } from './answer-sign-in.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

export type DescribeOpenCourse = (
  db: ReadDatabase,
  schoolId: SchoolId,
  courseId: number,
) => Promise<{ title: string; kind: 'course' | 'marathon' } | null>

/** What the areas sign-in and security are given. */
export interface SignInDependencies extends Pick<Dependencies, 'clock' | 'env' | 'notifications'> {
  readonly keys: KeyedTools
  readonly services: SignInServices
  readonly answers: SignInAnswers
  /** What a course of the school is called that anybody may join; null for every other one. */
  readonly describeOpenCourse: DescribeOpenCourse
  /** Has what schools keep of a person follow the account. */
  readonly followPerson: FollowPerson
  /** The person as kept now; inside a transaction, as that one sees it. */
  readonly personOf: (userId: number, tx?: ReadDatabase) => Promise<CurrentUser>
}
