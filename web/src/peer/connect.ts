/** Connects two devices by a WebRTC data channel: one offers, the other answers. */
import { ownCertificate } from './certificate';
import { readSdp, writeSdp, type Description } from './description';

/** The milliseconds in which network addresses are collected, at most; a STUN server may not answer. */
const GATHERING = 1500;
/** The milliseconds that two devices have to connect when each knows the other's addresses. */
export const CONNECTING = 15_000;
const LABEL = 'spadille';

function gathered(connection: RTCPeerConnection): Promise<void> {
  return new Promise((done) => {
    const finish = () => {
      clearTimeout(timer);
      done();
    };
    const timer = setTimeout(finish, GATHERING);
    connection.onicegatheringstatechange = () => connection.iceGatheringState === 'complete' && finish();
  });
}

async function makeConnection(stun: readonly string[]): Promise<RTCPeerConnection> {
  const iceServers = stun.map((urls) => ({ urls }));
  return new RTCPeerConnection({ iceServers, certificates: [await ownCertificate()] });
}

async function ownDescription(connection: RTCPeerConnection): Promise<Description> {
  await Promise.all([gathered(connection), connection.setLocalDescription()]);
  return readSdp(connection.localDescription?.sdp ?? '');
}

/** Resolves when the channel is open; a connection that fails or takes too long is closed. */
function opened(connection: RTCPeerConnection, channel: RTCDataChannel): Promise<RTCDataChannel> {
  return new Promise((done, failed) => {
    const fail = () => {
      clearTimeout(timer);
      connection.close();
      failed(new Error('the devices could not connect'));
    };
    const timer = setTimeout(fail, CONNECTING);
    connection.onconnectionstatechange = () => {
      if (connection.connectionState === 'failed') {
        fail();
        channel.close();
      }
    };
    const finish = () => {
      clearTimeout(timer);
      // a connection without its channel is not used any more
      channel.addEventListener('close', () => connection.close());
      done(channel);
    };
    if (channel.readyState === 'open') finish();
    else channel.onopen = finish;
  });
}

export interface Offer {
  description: Description;
  accept(answer: Description): Promise<RTCDataChannel>;
  close(): void;
}

export async function makeOffer(stun: readonly string[]): Promise<Offer> {
  const connection = await makeConnection(stun);
  const channel = connection.createDataChannel(LABEL);
  const description = await ownDescription(connection);
  return {
    description,
    accept: async (answer) => {
      const channelOpened = opened(connection, channel);
      const sdp = writeSdp(answer, 'answer');
      connection.setRemoteDescription({ type: 'answer', sdp }).catch(() => connection.close());
      return channelOpened;
    },
    close: () => connection.close(),
  };
}

export interface Answer {
  description: Description;
  channel: Promise<RTCDataChannel>;
  close(): void;
}

export async function answerOffer(offer: Description, stun: readonly string[]): Promise<Answer> {
  const connection = await makeConnection(stun);
  const channel = new Promise<RTCDataChannel>((done, failed) => {
    connection.ondatachannel = (event) => {
      // only one channel is allowed, so that all frames arrive in order
      connection.ondatachannel = (more) => more.channel.close();
      opened(connection, event.channel).then(done, failed);
    };
  });
  await connection.setRemoteDescription({ type: 'offer', sdp: writeSdp(offer, 'offer') });
  return { description: await ownDescription(connection), channel, close: () => connection.close() };
}
