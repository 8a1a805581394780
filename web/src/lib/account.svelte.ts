/** Who the reader is on this server: a guest, or an account that is the same on every device. */

import type { AccountInfo, DeviceLink, Sent, TicketInfo } from "../generated/api";
import { get, post, remove } from "./api";
import { makePasskey, usePasskey, type KeyOptions } from "./passkeys";
import { settings } from "./settings.svelte";

class Account {
  /** Null until the server has told. */
  info = $state.raw<AccountInfo | null>(null);

  async load(): Promise<void> {
    this.meet(await get<AccountInfo>("/api/account"));
  }

  /** An account without passkey and mail; or another name for the one that there is. */
  async become(name: string): Promise<void> {
    this.meet(await post<AccountInfo>("/api/account", { name }));
  }

  /** A new passkey: for this account, or for a new one with a name. */
  async addPasskey(name: string): Promise<void> {
    const asked = { name };
    const { options } = await post<KeyOptions>("/api/account/passkeys/options", asked);
    const credential = await makePasskey(options);
    this.meet(await post<AccountInfo>("/api/account/passkeys", { credential }));
  }

  async signIn(): Promise<void> {
    const { options } = await post<KeyOptions>("/api/account/sign-in/options", {});
    const credential = await usePasskey(options);
    this.meet(await post<AccountInfo>("/api/account/sign-in", { credential }));
  }

  async askMail(mail: string, name: string): Promise<Sent> {
    return post<Sent>("/api/account/mail", { mail, name });
  }

  async link(): Promise<DeviceLink> {
    return post<DeviceLink>("/api/account/link", {});
  }

  async look(ticket: string): Promise<TicketInfo> {
    return post<TicketInfo>("/api/account/ticket/look", { ticket });
  }

  async use(ticket: string, name: string): Promise<void> {
    this.meet(await post<AccountInfo>("/api/account/ticket", { ticket, name }));
  }

  async forgetPasskey(id: string): Promise<void> {
    await remove(`/api/account/passkeys/${id}`);
    await this.load();
  }

  /** Signs a device out; `others` are all but this one. */
  async end(session: string): Promise<void> {
    await remove(`/api/account/sessions/${session}`);
    await this.load();
  }

  async signOut(): Promise<void> {
    this.meet(await post<AccountInfo>("/api/account/sign-out", {}));
  }

  async deleteAll(): Promise<void> {
    await remove("/api/account");
    await this.load();
  }

  private meet(info: AccountInfo): void {
    this.info = info;
    if (info.name) settings.name = info.name;
  }
}

export const account = new Account();
