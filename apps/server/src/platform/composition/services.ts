import { AsyncLocalStorage } from 'node:async_hooks'
import type { ExtensionPoint, House, Provider, Service } from './domain.ts'

export const defineService = <T>(name: string): Service<T> => ({ name, makers: new WeakMap() })

export const defineExtensionPoint = <T>(name: string): ExtensionPoint<T> => ({ name, makers: new WeakMap() })

/** @throws Error when the house has the service from another domain already */
export const provide =
  <T>(service: Service<T>, make: (house: House) => T | Promise<T>): Provider =>
  (house) => {
    if (service.makers.has(house)) throw new Error(`${service.name} is provided twice.`)
    service.makers.set(house, makeOnce(service.name, house, make))
  }

export const contribute =
  <T>(point: ExtensionPoint<T>, make: (house: House) => T | Promise<T>): Provider =>
  (house) => {
    const makers = point.makers.get(house) ?? []
    point.makers.set(house, [...makers, makeOnce(point.name, house, make)])
  }

/** @throws Error when no domain of the house provides it, or when services wait for each other in a circle */
export const getService = async <T>(house: House, service: Service<T>): Promise<T> => {
  const make = service.makers.get(house)
  if (make === undefined) throw new Error(`No domain provides ${service.name}.`)
  return make()
}

export const getContributions = <T>(house: House, point: ExtensionPoint<T>): Promise<T[]> =>
  Promise.all((point.makers.get(house) ?? []).map((make) => make()))

/** Names of the services that are being made, from the one that was asked for first. */
const waiting = new AsyncLocalStorage<readonly string[]>()

const makeOnce = <T>(
  name: string,
  house: House,
  make: (house: House) => T | Promise<T>,
): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return async () => {
    const before = waiting.getStore() ?? []
    if (before.includes(name))
      throw new Error(`Services wait for each other: ${[...before, name].join(' → ')}.`)
    made ??= waiting.run([...before, name], async () => make(house))
    return made
  }
}
