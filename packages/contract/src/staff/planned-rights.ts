import { permissionCatalogue, type PermissionArea } from '../kernel/permission-catalogue.ts'
import type { PermissionObject } from '../kernel/permissions.ts'

/** Objects of the documents whose part of the product does not exist yet: their rights are stored, and offered to nobody. */
const plannedObjects: ReadonlySet<PermissionObject> = new Set<PermissionObject>([
  'webinar',
  'cta',
  'page',
  'widget',
  'domain',
  'mailing',
  'template',
  'automation',
  'coupon',
  'affiliate',
  'report',
  'certificate',
  'reward',
  'integration',
  'api',
  'tariff',
])

/** Rights of working objects that no call asks for yet. */
const plannedRights: ReadonlySet<string> = new Set([
  ...['course', 'marathon', 'closedgroup'].flatMap((object) => [
    `${object}_deactivate`,
    `${object}_analytic`,
  ]),
  'closedgroup_export',
  'practice_create',
  'practice_delete',
  'practice_export',
  'quiz_analytic',
  ...['order_delete', 'order_personalize', 'order_edit.refund'],
  ...['transaction_analytic', 'paymentsystem_edit.secret'],
  'offer_deactivate',
  'offer_analytic',
])

/** Whether a right changes nothing yet. */
export const isPlannedRight = (permission: string): boolean => plannedRights.has(permission)

/** What the rights screen offers: everything that a part of the product asks for. */
export const offeredCatalogue: readonly PermissionArea[] = permissionCatalogue
  .map(({ key, objects }) => ({ key, objects: objects.filter(({ object }) => !plannedObjects.has(object)) }))
  .filter(({ objects }) => objects.length > 0)
