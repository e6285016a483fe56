declare module '#kernel/context.ts' {
  interface System {
    observePurge: (purge: string, rows: number, seconds: number) => void;
  }
}

export {};
