/** Passkeys: what WebAuthn says in bytes, the server says in base64url. */

import { Refused } from "./api";

export interface KeyOptions {
  options: Record<string, unknown>;
}

interface Described {
  id: string;
  type: "public-key";
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function text(buffer: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Whether this browser can do it at all; whether the server can, it says itself. */
export const canPasskey = (): boolean => "PublicKeyCredential" in globalThis;

export async function makePasskey(options: Record<string, unknown>): Promise<unknown> {
  const user = options.user as { id: string; name: string; displayName: string };
  const known = (options.excludeCredentials ?? []) as Described[];
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge as string),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: known.map((each) => ({ ...each, id: bytes(each.id) })),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  const response = made.response as AuthenticatorAttestationResponse;
  return answer(made, {
    clientDataJSON: text(response.clientDataJSON),
    attestationObject: text(response.attestationObject),
  });
}

export async function usePasskey(options: Record<string, unknown>): Promise<unknown> {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge as string),
    allowCredentials: [],
  } as unknown as PublicKeyCredentialRequestOptions;
  const used = await asked(() => navigator.credentials.get({ publicKey }));
  const response = used.response as AuthenticatorAssertionResponse;
  return answer(used, {
    clientDataJSON: text(response.clientDataJSON),
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
  });
}

/** The person may close the window of the browser, or have no passkey: that is no fault of ours. */
async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await ask();
    if (found) return found as PublicKeyCredential;
  } catch {
    // Browsers tell no more than that it did not work.
  }
  throw new Refused("passkey", "");
}

function answer(credential: PublicKeyCredential, response: Record<string, string>): unknown {
  const id = text(credential.rawId);
  return { id, rawId: id, type: credential.type, response };
}
