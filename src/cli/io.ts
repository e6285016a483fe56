/** What a process has of the world. Tests and the entry point give it. */
export type Io = {
  stdin: NodeJS.ReadStream;
  stdout: NodeJS.WriteStream;
  stderr: NodeJS.WriteStream;
  env: Readonly<Record<string, string | undefined>>;
  platform: NodeJS.Platform;
  home: string;
  /** Aborted when the user or the system stops the command. */
  interrupted: AbortSignal;
  interrupt(): void;
};
