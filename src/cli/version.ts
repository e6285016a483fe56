/** Version of the command line. The contract that it speaks is 1.1.3. */
export const version = '0.3.1';
