/** Promises of those that wait for the connection to a table. */
interface Waiter {
  table: string;
  done(): void;
  failed(trouble: Error): void;
}

export class TableWaiters {
  #waiters: Waiter[] = [];

  /** Resolve when the table is connected; reject when it is certain that it will not be. */
  wait(table: string): Promise<void> {
    return new Promise((done, failed) => this.#waiters.push({ table, done, failed }));
  }

  has(table: string | undefined): boolean {
    return this.#waiters.some((waiter) => waiter.table === table);
  }

  resolve(table: string): void {
    this.#take(table).forEach(({ done }) => done());
  }

  reject(table: string, trouble: Error): void {
    this.#take(table).forEach(({ failed }) => failed(trouble));
  }

  #take(table: string): Waiter[] {
    const taken = this.#waiters.filter((waiter) => waiter.table === table);
    this.#waiters = this.#waiters.filter((waiter) => waiter.table !== table);
    return taken;
  }
}
