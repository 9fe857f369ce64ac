import { assert, property, subarray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { permissionCatalogue } from './permission-catalogue.ts'
import {
  expandPermissions,
  isPermissionString,
  type PermissionString,
  permissionStrings,
  ungrantable,
} from './permissions.ts'

const anyRights = subarray([...permissionStrings], { maxLength: 12 })
const grantable = permissionStrings.filter((each) => each !== 'cabinet_root')

describe('a permission string', () => {
  it.each([
    '*',
    '*_all',
    'course_*',
    'Course_read',
    'course_read ',
    ' course_read',
    'course_read.',
    'course_read.team.own',
    'course_read.everything',
    'course-read',
    'course',
    'root',
    '_read',
    'cabinet_root.own',
    'сourse_read',
    'constructor',
    '__proto__',
    '',
  ])('is never %j', (text) => {
    expect(isPermissionString(text)).toBe(false)
    expect([...expandPermissions([text])]).toEqual([])
  })

  it('is each of the list, once', () => {
    expect(new Set(permissionStrings).size).toBe(permissionStrings.length)
    for (const each of permissionStrings) expect(isPermissionString(each)).toBe(true)
  })
})

describe('what a right implies', () => {
  it.each<[PermissionString, PermissionString[], PermissionString[]]>([
    ['course_read', ['course_read.team', 'course_read.own'], ['course_list', 'course_edit']],
    ['course_read.team', ['course_read.team'], ['course_read', 'course_read.own', 'course_list.team']],
    [
      'course_crud',
      ['course_list', 'course_read', 'course_create', 'course_edit', 'course_delete'],
      ['course_curator', 'course_all'],
    ],
    ['order_all', ['order_edit', 'order_edit.refund', 'order_personalize', 'order_crud'], ['offer_read']],
    [
      'course_all.team',
      ['course_read.team', 'course_edit.team'],
      ['course_read', 'course_read.own', 'course_create'],
    ],
    ['cabinet_all', ['cabinet_read', 'cabinet_edit'], ['cabinet_root', 'course_read']],
    ['cabinet_root', ['cabinet_all', 'tariff_edit', 'api_edit.secret', 'course_curator.own'], []],
  ])('%s gives %j and not %j', (given, inside, outside) => {
    const expanded = expandPermissions([given])
    expect(inside.filter((each) => !expanded.has(each))).toEqual([])
    expect(outside.filter((each) => expanded.has(each))).toEqual([])
  })

  it('is nothing more when it is expanded again', () => {
    assert(
      property(anyRights, (rights) => {
        const once = expandPermissions(rights)
        expect(expandPermissions(once)).toEqual(once)
      }),
    )
  })

  it('grows with every right given, and never by taking one away', () => {
    assert(
      property(anyRights, anyRights, (some, more) => {
        const few = expandPermissions(some)
        const many = expandPermissions([...some, ...more])
        expect([...few].filter((each) => !many.has(each))).toEqual([])
      }),
    )
  })

  it('is what each right gives alone: rights together open nothing new', () => {
    assert(
      property(anyRights, (rights) => {
        const together = expandPermissions(rights)
        const alone = new Set(rights.flatMap((each) => [...expandPermissions([each])]))
        expect(together).toEqual(alone)
      }),
    )
  })

  it('is never the owner’s right, whatever else is held', () => {
    assert(
      property(subarray([...grantable]), (rights) => {
        expect(expandPermissions(rights).has('cabinet_root')).toBe(false)
      }),
    )
  })

  it('stays within its object', () => {
    for (const each of grantable) {
      const object = each.slice(0, each.indexOf('_'))
      for (const implied of expandPermissions([each])) expect(implied.startsWith(`${object}_`)).toBe(true)
    }
  })
})

describe('nobody grants what they lack', () => {
  it('and everybody may grant what they hold, but for the owner’s own right', () => {
    assert(
      property(subarray([...grantable], { maxLength: 12 }), (rights) => {
        const held = expandPermissions(rights)
        expect(ungrantable(held, held)).toEqual([])
        const lacking = permissionStrings.filter((each) => !held.has(each))
        expect(ungrantable(lacking, held)).toEqual(lacking)
      }),
    )
    expect(ungrantable(['cabinet_root'], expandPermissions(['cabinet_root']))).toEqual(['cabinet_root'])
  })

  it.each(['course_all', 'course_crud'])('a part of %s is not enough to grant the whole', (whole) => {
    const held = expandPermissions(['course_list', 'course_read', 'course_create', 'course_edit'])
    expect(ungrantable([whole], held)).toEqual([whole])
  })

  it('refuses what is no right', () => {
    const held = expandPermissions(['cabinet_root'])
    const bad = ['course_all ', 'COURSE_READ', 'course_read.', '*_all', 'root']
    expect(ungrantable(bad, held)).toEqual(bad)
  })
})

describe('the rights screen', () => {
  const shown = permissionCatalogue.flatMap(({ objects }) => objects.flatMap((row) => row.permissions))

  it('shows each object once, and each right at most once', () => {
    const objects = permissionCatalogue.flatMap((area) => area.objects.map((row) => row.object))
    const known = new Set(permissionStrings.map((each) => each.slice(0, each.indexOf('_'))))
    expect(new Set(objects)).toEqual(known)
    expect(objects).toHaveLength(known.size)
    expect(new Set(shown).size).toBe(shown.length)
  })

  it('lets every whole right be ticked, and the owner’s own never', () => {
    const missing = grantable.filter(
      (each) => !each.includes('.') && !each.endsWith('_crud') && !shown.includes(each),
    )
    expect(missing).toEqual([])
    expect(shown).not.toContain('cabinet_root')
  })
})
